import { auth } from '@kostbar/contracts/auth/endpoints'
import { emailAddress } from '@kostbar/contracts/email-address/endpoints'
import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { expect, it } from 'vitest'
import { registration } from '../../testing/registration.ts'
import { password, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ limitScale: 1 })

const mailsTo = (recipient: string) => app.infra.database.prisma.mailDelivery.count({ where: { recipient } })

it('mails an address three confirmations an hour at most, whoever asks', async () => {
  const [ben, mia] = [await app.person(), await app.person()]
  const email = 'opfer@example.test'
  const changeAddress = (person: typeof ben) =>
    person.call(emailAddress.change, { body: { email, currentPassword: password } })
  await changeAddress(ben)
  await ben.call(emailAddress.resend)
  await changeAddress(mia)
  await expect(mia.call(emailAddress.resend)).toMatchProblem('too_many_requests')
  await expect(changeAddress(ben)).toMatchProblem('too_many_requests')
  expect(await mailsTo(email)).toBe(3)
})

it('signs up without a mail when the address has had too many from callers without a session', async () => {
  const email = 'voll@example.test'
  for (let attempt = 0; attempt < 2; attempt += 1)
    await app.visitor().call(newsletter.countAttempt, { body: { email } })
  const nora = app.visitor()
  await nora.call(auth.signup, { body: registration({ email, newsletter: true }) })
  // The welcome mail was the third mail to the address, so the mail about the newsletter is not sent any more.
  expect(await mailsTo(email)).toBe(1)
  await nora.call(users.deleteMyself)
  const again = app.visitor()
  await again.call(auth.signup, { body: registration({ email }) })
  expect(await mailsTo(email)).toBe(0)
  await again.call(emailAddress.resend)
  expect(await mailsTo(email)).toBe(1)
})
