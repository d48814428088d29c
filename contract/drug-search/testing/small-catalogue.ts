import type { SearchedCatalogue, SearchedProduct } from '../searched.ts'

/** A presentation of one ingredient in a small catalogue of tests: a tablet of 500 mg unless the test says otherwise. */
export function tablet(
  name: string,
  other: Partial<SearchedProduct> & { strength?: string } = {},
): SearchedProduct {
  const { strength = '500 mg', ...product } = other
  return {
    generic: name,
    ingredients: [{ name: name.toLowerCase(), strength }],
    per: '',
    form: 'tableta',
    route: 'oral',
    content: 'caja con 10 tabletas',
    brands: [],
    ...product,
  }
}

/** A catalogue of the given products, with two forms, one route, and no other names, salts or look-alikes. */
export function smallCatalogue(
  products: readonly SearchedProduct[],
  other: Partial<Omit<SearchedCatalogue<SearchedProduct>, 'products'>> = {},
): SearchedCatalogue<SearchedProduct> {
  return {
    products,
    ingredients: [],
    forms: [
      { name: 'cápsula', plural: 'cápsulas', aliases: ['caps'], askedAs: [], rank: 2 },
      { name: 'tableta', plural: 'tabletas', aliases: ['tab'], askedAs: ['pastilla'], rank: 1 },
      { name: 'masticable', plural: 'masticables', aliases: [], askedAs: [], rank: 3 },
    ],
    routes: [{ name: 'oral', aliases: ['v.o.'] }],
    lookAlikes: [],
    otherNames: [],
    knownBrands: [],
    watchedBrands: [],
    salts: new Set(),
    describing: new Set(),
    devices: new Set(),
    shortNames: new Map(),
    ...other,
  }
}
