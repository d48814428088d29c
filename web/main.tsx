import { showApp } from './app/show-app.tsx'
import { begun } from './boot.ts'
import { beforeLogout } from './lib/account/session.ts'

beforeLogout((token) =>
  import('./features/composer/session/leave-device.ts').then((m) => m.leaveDevice(token)),
)
// The promise is not awaited at the top level, because that wait would never end: chunks that import from this module would wait
// for the module, and the module for them.
void begun.finally(showApp)
