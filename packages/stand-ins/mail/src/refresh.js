// Brings new mail into the open page; only the list is replaced, so nothing that is being typed is lost.
const intervalMs = 3000

async function refresh() {
  const answer = await fetch(location.href).catch(() => undefined)
  if (!answer?.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('#mails')
  const shown = document.querySelector('#mails')
  if (fresh && shown && fresh.innerHTML !== shown.innerHTML) shown.replaceWith(fresh)
}

setInterval(() => document.hidden || refresh(), intervalMs)
