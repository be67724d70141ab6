/** A mail as people read it, from top to bottom. `button` is the one thing to do. */
export interface Letter {
  subject: string
  /** Shown beside the subject in the inbox. */
  preview: string
  greeting: string
  paragraphs: string[]
  button?: { label: string; url: string }
  /** Quiet sentences below the button. */
  footnotes?: string[]
  unsubscribeUrl?: string
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

const farewell = 'Alles Liebe\ndein Kostbar-Team'
const sender = 'Kostbar – Ernährungsbegleitung aus Österreich'

const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"
const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;${font};font-size:16px;line-height:1.6;color:#1E2B26">${escaped(text).replaceAll('\n', '<br>')}</p>`
const quiet = (html: string) =>
  `<p style="margin:0 0 12px;${font};font-size:13px;line-height:1.5;color:#5B665F">${html}</p>`

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:8px 0 24px"><a href="${escaped(url)}" style="display:inline-block;padding:14px 28px;border-radius:14px;` +
  `background:#2F5D4A;color:#FFFFFF;${font};font-size:16px;font-weight:600;text-decoration:none">${escaped(label)}</a></p>` +
  quiet(`Falls der Knopf nicht geht, kopiere diese Adresse in deinen Browser:<br>${escaped(url)}`)

const unsubscribe = (url: string) =>
  quiet(
    `Du möchtest keine Neuigkeiten mehr? <a href="${escaped(url)}" style="color:#2F5D4A">Newsletter abbestellen</a>`,
  )

/** The letter as HTML that mail programs understand: tables and inline styles, nothing loaded from elsewhere. */
export function html(letter: Letter): string {
  const { subject, preview, greeting, paragraphs, footnotes = [], unsubscribeUrl } = letter
  return (
    `<!doctype html><html lang="de-AT"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">` +
    `<title>${escaped(subject)}</title></head><body style="margin:0;padding:0;background:#FBF7F0">` +
    `<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">` +
    `<tr><td style="padding:0 8px 20px;font-family:Fraunces,Georgia,serif;font-size:26px;color:#2F5D4A">Kostbar</td></tr>` +
    `<tr><td style="padding:32px 28px;border-radius:20px;background:#FFFFFF">` +
    `<h1 style="margin:0 0 16px;font-family:Fraunces,Georgia,serif;font-size:24px;font-weight:500;line-height:1.3;color:#1E2B26">${escaped(greeting)}</h1>` +
    paragraphs.map(paragraph).join('') +
    (letter.button ? button(letter.button) : '') +
    footnotes.map((note) => quiet(escaped(note))).join('') +
    paragraph(farewell) +
    `</td></tr><tr><td style="padding:20px 8px">` +
    (unsubscribeUrl ? unsubscribe(unsubscribeUrl) : '') +
    quiet(escaped(sender)) +
    `</td></tr></table></td></tr></table></body></html>`
  )
}

/** The same letter as plain text. */
export function text({ greeting, paragraphs, button, footnotes = [], unsubscribeUrl }: Letter): string {
  return [
    greeting,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...footnotes,
    farewell,
    `--\n${sender}`,
    ...(unsubscribeUrl ? [`Newsletter abbestellen: ${unsubscribeUrl}`] : []),
  ].join('\n\n')
}
