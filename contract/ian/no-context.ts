/** Context of the first question of a conversation with the assistant (`IanContext`): it is about nothing yet. */
export const NO_CONTEXT = {
  tool: null,
  patient: '',
  chosen: false,
  drugs: [],
  from: '',
  to: '',
  cancelled: false,
}
