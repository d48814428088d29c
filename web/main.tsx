import { showApp } from './app/show-app.tsx'
import { begun } from './boot.ts'
import { beforeLogout } from './lib/account/session.ts'

beforeLogout((token) =>
  import('./features/composer/session/leave-device.ts').then((m) => m.leaveDevice(token)),
)
// The promise is not awaited at the top level: chunks that import from this module would wait for it, and it would
// wait for them.
void begun.finally(showApp)
