import { expect, test } from 'vitest'
import { NewsItem } from './news.ts'

const ITEM = {
  id: 'ficticia-1',
  image: null,
  url: 'https://noticias.example/1',
  title: 'Noticia ficticia',
  source: 'Fuente Ficticia',
  date_published: null,
  summary: '',
}

test.each<[string, unknown, boolean]>([
  ['has neither picture nor date', ITEM, true],
  ['has both', { ...ITEM, image: 'https://noticias.example/1.png', date_published: '2027-03-01' }, true],
  ['has no title', { ...ITEM, title: undefined }, false],
  ['does not say whether it has a picture', { ...ITEM, image: undefined }, false],
  ['has a date as a number', { ...ITEM, date_published: 1_803_859_200 }, false],
])('whether an answer is an item that %s', (_, item, isAccepted) => {
  expect(NewsItem.safeParse(item).success).toBe(isAccepted)
})
