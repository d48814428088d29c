import { createContext, use } from 'react'
import type { Params } from './match-path.ts'

/** The parameters of the shown page's address; set by `App`. */
export const PageParams = createContext<Params>({})

export const useParams = (): Params => use(PageParams)
