import escapeHtml from 'escape-html'
import type { CompanyDetail } from '../../infra/company.ts'

/** Content of a mail, in the order from top to bottom. */
export interface MailContent {
  subject: string
  /** Preview text next to the subject in an inbox. */
  preview: string
  greeting: string
  paragraphs: string[]
  button?: { label: string; url: string }
  /** Small print below the button. */
  footnotes?: string[]
  /** Links below the small print. */
  links?: { label: string; url: string }[]
  unsubscribeUrl?: string
}

/** Who sends a mail. */
export interface Sender {
  /** Name of the product. */
  readonly siteName: string
  /** What the law requires on business mails; may be empty. */
  readonly company: readonly CompanyDetail[]
  /** Absolute URL of the imprint. */
  readonly imprintLink: string
}

const signOff = (siteName: string) => `Alles Liebe\ndein ${siteName}-Team`
const senderLine = (siteName: string) => `${siteName} – Ernährungsbegleitung aus Österreich`
const imprint = 'Impressum'
const companyLine = (company: readonly CompanyDetail[]) =>
  company.map(({ name, text }) => `${name}: ${text}`).join(' · ')

const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"
const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;${font};font-size:16px;line-height:1.6;color:#1E2B26">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
const smallPrint = (html: string) =>
  `<p style="margin:0 0 12px;${font};font-size:13px;line-height:1.5;color:#5B665F">${html}</p>`

/** Lets links with a token, long names and addresses break anywhere: otherwise they widen the table beyond a phone. */
const breakLongWords = 'overflow-wrap:anywhere;word-break:break-word'

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:8px 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;border-radius:14px;` +
  `background:#2F5D4A;color:#FFFFFF;${font};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>` +
  smallPrint(`Falls der Knopf nicht geht, kopiere diese Adresse in deinen Browser:<br>${escapeHtml(url)}`)

const inlineLink = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escapeHtml(url)}" style="color:#2F5D4A">${escapeHtml(label)}</a>`

const unsubscribeLink = (url: string) =>
  smallPrint(`Du möchtest keine Neuigkeiten mehr? ${inlineLink({ label: 'Newsletter abbestellen', url })}`)

/**
 * Renders a mail as HTML for mail clients: tables and inline styles, no external resources.
 */
export function renderHtml(content: MailContent, { siteName, company, imprintLink }: Sender): string {
  const { subject, preview, greeting, paragraphs, footnotes = [], links = [], unsubscribeUrl } = content
  return (
    `<!doctype html><html lang="de-AT"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">` +
    `<title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:0;background:#FBF7F0">` +
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${breakLongWords}">` +
    `<tr><td style="padding:0 8px 20px;font-family:Fraunces,Georgia,serif;font-size:26px;color:#2F5D4A">${escapeHtml(siteName)}</td></tr>` +
    `<tr><td style="padding:32px 28px;border-radius:20px;background:#FFFFFF">` +
    `<h1 style="margin:0 0 16px;font-family:Fraunces,Georgia,serif;font-size:24px;font-weight:500;line-height:1.3;color:#1E2B26">${escapeHtml(greeting)}</h1>` +
    paragraphs.map(paragraph).join('') +
    (content.button ? button(content.button) : '') +
    footnotes.map((note) => smallPrint(escapeHtml(note))).join('') +
    (links.length > 0 ? smallPrint(links.map(inlineLink).join(' · ')) : '') +
    paragraph(signOff(siteName)) +
    `</td></tr><tr><td style="padding:20px 8px">` +
    (unsubscribeUrl ? unsubscribeLink(unsubscribeUrl) : '') +
    smallPrint(escapeHtml(senderLine(siteName))) +
    (company.length > 0 ? smallPrint(escapeHtml(companyLine(company))) : '') +
    smallPrint(inlineLink({ label: imprint, url: imprintLink })) +
    `</td></tr></table></td></tr></table></body></html>`
  )
}

/** Renders the plain-text alternative of a mail. */
export function renderText(content: MailContent, { siteName, company, imprintLink }: Sender): string {
  const { greeting, paragraphs, button, footnotes = [], links = [], unsubscribeUrl } = content
  return [
    greeting,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...footnotes,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    signOff(siteName),
    [
      `--\n${senderLine(siteName)}`,
      ...(company.length > 0 ? [companyLine(company)] : []),
      `${imprint}: ${imprintLink}`,
    ].join('\n'),
    ...(unsubscribeUrl ? [`Newsletter abbestellen: ${unsubscribeUrl}`] : []),
  ].join('\n\n')
}
