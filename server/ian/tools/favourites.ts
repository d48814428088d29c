import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { OptionalWords } from './arguments.ts'
import { tool } from './tool.ts'

const SHOWN = 8

export const favouritesTool = tool({
  name: 'list_favourites',
  description: 'The doctor’s favourites (templates of prescriptions), all or those that contain the words.',
  args: z.strictObject({ search: OptionalWords(80) }),
  async run({ records, words }, { search }) {
    const wanted = normalize(search).split(' ').filter(Boolean)
    const found = (await records.favourites()).filter(({ name, diagnosis, rows }) => {
      const text = normalize(
        [name, diagnosis, ...rows.map((row) => row.generic || row.presentation)].join(' '),
      )
      return wanted.every((word) => text.includes(word))
    })
    return {
      did: words.readFavourites,
      texts: [found.length > 0 ? words.favouritesFound(found.length) : words.favouritesNone],
      cards: found.slice(0, SHOWN).map(({ name, rows, owner }) => ({
        kind: 'favourite',
        name,
        medications: rows.map((row) => row.generic || row.presentation),
        owner,
      })),
    }
  },
})
