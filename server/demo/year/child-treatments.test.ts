import { expect, test } from 'vitest'
import { computedPacks, doubtOfQuantity } from '#contract/posology/packs/computed-packs.ts'
import { packageOf } from '#contract/posology/packs/package-text.ts'
import { parsePosology } from '#contract/posology/parse.ts'
import { acuteOfChildren } from './child-treatments.ts'

test('the demo prescribes no quantity for a child that the product would ask about', () => {
  const weights = Array.from({ length: 57 }, (_, at) => at + 4)
  const doubtful = weights.flatMap((kg) =>
    acuteOfChildren
      .flatMap(({ treatment }) => treatment(kg).rows)
      .filter(([presentation, instructions, boxes]) => {
        const product = packageOf(presentation)
        const posology = parsePosology(instructions, product.unit ? { unit: product.unit } : {})
        const computed = computedPacks(posology, product)
        return computed === null || doubtOfQuantity(boxes, computed) !== null
      })
      .map((row) => [kg, ...row]),
  )
  expect(doubtful).toEqual([])
})
