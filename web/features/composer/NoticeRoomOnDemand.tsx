import { useStore } from '../../lib/store.ts'
import { notices } from '../../ui/notices/notices.ts'
import { onDemand } from '../../lib/on-demand.ts'

const Room = onDemand(async () => (await import('../../ui/notices/NoticeRoom.tsx')).NoticeRoom)

/** Most visits have no notice: the component that shows notices is fetched with the first one. */
export const NoticeRoomOnDemand = (props: { isPinned?: boolean }) =>
  useStore(notices).length > 0 && <Room {...props} />
