/**
 * Patches the router. It names each of its contexts and components for debuggers, which keeps all of them in the
 * bundle, used or not. Without those names, and with their creation marked as pure, tree shaking removes what the
 * product does not use.
 * @returns {import('vite').Plugin}
 */
export function plainRouter() {
  return {
    name: 'plain-router',
    transform: {
      filter: { id: /react-router[/\\]dist[/\\]production[/\\].*\.mjs$/ },
      handler(code) {
        const plain = code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/(?<== )(React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ $1')
        return { code: plain, map: null }
      },
    },
  }
}
