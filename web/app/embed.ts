import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { createStore, useStore } from '../lib/store.ts'

const carried = createStore(false)

/**
 * Whether the product is shown inside another page (`embed=true`): no bars. Once said it holds for the pages that
 * follow in this tab, until one says `embed=false` (specification section 2).
 */
export function useEmbedded(): boolean {
  const said = new URLSearchParams(useLocation().search).get('embed')
  const before = useStore(carried)
  const isEmbedded = said === null ? before : said === 'true'
  useEffect(() => carried.set(isEmbedded), [isEmbedded])
  return isEmbedded
}
