// Script of the copy buttons on public pages. Without JavaScript the buttons are hidden, because the text beside each
// button can be copied by hand.
const status = document.querySelector('[data-copy-status]')

for (const button of document.querySelectorAll('button[data-copy]')) {
  if (!navigator.clipboard) break
  button.hidden = false
  const label = button.textContent
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy)
    } catch {
      return
    }
    button.textContent = button.dataset.done
    status.textContent = button.dataset.said
    setTimeout(() => {
      button.textContent = label
    }, 2500)
  })
}
