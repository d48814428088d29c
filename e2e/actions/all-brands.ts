import { globSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { Brand } from '#brands/brand.ts'

/** All brands of this product (folder brands/), sorted by id. */
export const allBrands: readonly Brand[] = globSync('brands/*/brand.json')
  .toSorted()
  .map((file) => z.parse(Brand, JSON.parse(readFileSync(file, 'utf8'))))
