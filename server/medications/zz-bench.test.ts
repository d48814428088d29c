import { it } from 'vitest'
import { benchSearch } from '../../bench/search.ts'
it('bench', async () => {
  for (const f of await benchSearch('/work/main')) console.log(JSON.stringify(f))
}, 60000)
