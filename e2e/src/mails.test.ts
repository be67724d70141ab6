import { expect, it } from 'vitest'
import { newPage } from './testing/browser-page.ts'
import { createAccount } from './testing/create-account.ts'
import { mailTo } from './testing/mailbox.ts'

it('a mail whose link has a token is not wider than a phone', async () => {
  const { html } = await mailTo(await createAccount('Hermine'), 'Willkommen')
  const page = await newPage({ viewport: { width: 320, height: 640 } })
  await page.setContent(html)
  await page.getByText(/#token=/).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
