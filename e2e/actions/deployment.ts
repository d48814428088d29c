import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/**
 * Serves a running product at another address. `deploy` simulates a new deployment: from then on this address answers with a
 * changed service worker. The files of the product do not change, because other tests use them. The address is closed at the end
 * of the test.
 */
export async function startRedeployableProduct(origin: string): Promise<{ url: string; deploy: () => void }> {
  let isDeployed = false
  const proxy = createServer((asked, answer) => {
    const isWorker = asked.url === '/sw.js'
    // The service worker's file is fetched as a whole and uncompressed, so that its text can be changed.
    const { 'if-none-match': _, 'if-modified-since': __, ...others } = asked.headers
    const headers = isWorker ? { ...others, 'accept-encoding': 'identity' } : asked.headers
    const passed = request(origin + asked.url, { method: asked.method ?? 'GET', headers }, (response) => {
      if (isWorker && isDeployed) {
        answer.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' })
        void text(response).then((script) => answer.end(script.replace(/[0-9a-f]{16}/, '0123456789abcdef')))
        return
      }
      answer.writeHead(response.statusCode ?? 0, response.headers)
      response.pipe(answer)
    })
    passed.once('error', () => answer.destroy())
    answer.once('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    deploy: () => {
      isDeployed = true
    },
  }
}
