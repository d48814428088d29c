import * as z from 'zod/mini'
import type { IanCard } from '#contract/ian/ian.ts'
import type { Drug } from '#contract/medications/medications.ts'
import { SomeWords } from './arguments.ts'
import { tool } from './tool.ts'

const SHOWN = 6

export const drugCard = ({ uid, presentation, brands, fraction, retail_price: price }: Drug): IanCard => ({
  kind: 'drug',
  uid,
  presentation,
  brands: brands.slice(0, 4),
  fraction,
  price,
})

export const catalogueTool = tool({
  name: 'search_catalogue',
  description:
    'Search drugs by generic name, brand, strength or form. A draft takes the uid of a presentation that it returns.',
  args: z.strictObject({ search: SomeWords(120) }),
  async run({ records, words, known }, { search }) {
    const { results, corrected, guesses } = await records.searchDrugs(search, SHOWN)
    for (const drug of results) known.drugs.set(drug.uid, drug)
    const found = results.length > 0 ? words.drugsFound(results.length) : words.drugNone(search)
    return {
      did: words.searchedCatalogue(search),
      texts: [
        ...(corrected === null ? [] : [words.drugSpelt(corrected)]),
        found,
        ...guesses.map(({ name, generic }) => words.drugGuessed(name, generic, search)),
      ],
      cards: results.map(drugCard),
    }
  },
})
