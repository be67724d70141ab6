import { expect, it } from 'vitest'
import { renderHtml, renderText } from './layout.ts'
import type { TemplateContext } from './template-context.ts'
import { type TemplateName, templates } from './templates.ts'

const variables = {
  trainer: 'Theresa',
  invitee: 'Anna',
  message: 'Hallo!',
  until: '29.11.2026',
  day: '29. November',
  name: 'Anna',
  names: ['Anna', 'Ben'],
  sender: 'Theresa',
  other: 'Theresa',
  count: 2,
  deadlines: 'Anna: 10 Uhr',
  product: 'Abo',
  price: '€ 14,90',
  date: '1. Dezember 2026',
  coaching: true,
  revoked: true,
  startsCoaching: true,
  startRequested: true,
  proposalBy: '24. November',
  openUntil: '8. Dezember 2026',
  contract: 'Abo',
  email: 'anna@example.test',
  receivedAt: '22. November 2026',
  amount: '€ 49,00',
  paymentId: 'pi_1',
  refundId: 're_1',
  reopened: true,
}

const context: TemplateContext<typeof variables> = {
  siteName: 'Tafel & Co',
  firstName: 'Anna',
  isConfirmed: true,
  link: 'https://tafel.example/',
  unsubscribeLink: 'https://tafel.example/abmelden',
  withdrawalLink: 'https://tafel.example/widerruf',
  termsLink: 'https://tafel.example/agbs',
  variables,
}

const sender = {
  siteName: context.siteName,
  imprintLink: 'https://tafel.example/impressum',
  company: [
    { name: 'Firma', text: 'Tafel & Co GmbH' },
    { name: 'Firmenbuchnummer', text: 'FN 1 a' },
  ],
}

it.each(Object.keys(templates) as TemplateName[])('the mail %s names the product as it is set', (name) => {
  const render = templates[name] as (context: TemplateContext<typeof variables>) => ReturnType<typeof templates.welcome>
  const content = render(context)
  const parts = [content.subject, renderHtml(content, sender), renderText(content, sender)]
  expect(parts.join('\n')).not.toMatch(/Kostbar|undefined/)
  expect(renderText(content, sender)).toContain('dein Tafel & Co-Team')
  expect(renderHtml(content, sender)).toContain('Tafel &amp; Co – Ernährungsbegleitung')
})

it.each(['purchased', 'orderPaid', 'subscriptionChanged'] as const)(
  'the mail %s links to the withdrawal and the terms',
  (name) => {
    const content = templates[name](context)
    for (const mail of [renderHtml(content, sender), renderText(content, sender)])
      for (const link of [context.withdrawalLink, context.termsLink]) expect(mail).toContain(link)
  },
)

it('a mail ends with the company and its imprint, and without details with the imprint alone', () => {
  const content = templates.passwordChanged(context)
  expect(renderText(content, sender)).toMatch(
    /Firma: Tafel & Co GmbH · Firmenbuchnummer: FN 1 a\nImpressum: https:\/\/tafel\.example\/impressum$/,
  )
  expect(renderHtml(content, sender)).toContain('Firma: Tafel &amp; Co GmbH · Firmenbuchnummer: FN 1 a')
  expect(renderHtml(content, sender)).toContain('href="https://tafel.example/impressum"')
  expect(renderText(content, { ...sender, company: [] })).toMatch(/Österreich\nImpressum: /)
})
