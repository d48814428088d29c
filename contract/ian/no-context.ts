/** `IanContext` of the first question to the chat assistant: no patient, drug or period has been named yet. */
export const NO_CONTEXT = {
  tool: null,
  patient: '',
  chosen: false,
  drugs: [],
  from: '',
  to: '',
  cancelled: false,
}
