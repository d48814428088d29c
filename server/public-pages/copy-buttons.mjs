// Copy buttons of public pages. They are hidden without JavaScript, because the text beside each can be copied by hand.
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
