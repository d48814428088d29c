import { useStore } from '../../lib/store.ts'
import { notices } from '../../ui/notices/notices.ts'
import { onDemand } from '../../lib/on-demand.ts'

const Room = onDemand(async () => (await import('../../ui/notices/NoticeRoom.tsx')).NoticeRoom)

/** Most visits have nothing to tell: the room for it comes with the first notice. */
export const NoticeRoomOnDemand = (props: { isPinned?: boolean }) =>
  useStore(notices).length > 0 && <Room {...props} />
