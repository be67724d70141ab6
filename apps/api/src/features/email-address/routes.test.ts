import { auth } from '@kostbar/contracts/auth/endpoints'
import { emailAddress } from '@kostbar/contracts/email-address/endpoints'
import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { describe, expect, it } from 'vitest'
import { formatDateTime } from '../../infra/date-format.ts'
import { linkParam, registration, tokenIn } from '../../testing/registration.ts'
import { type Person, password, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let addresses = 0
const newAddress = () => {
  addresses += 1
  return `neue-adresse${addresses}@example.test`
}

/** Signs up; `token` is the one in the welcome mail. */
async function signUp(fields: Parameters<typeof registration>[0] = {}) {
  const visitor = app.visitor()
  const { email } = registration(fields)
  await visitor.call(auth.signup, { body: registration({ ...fields, email }) })
  const mail = await app.mailTo(email, 'Willkommen')
  return { ...visitor, email, token: tokenIn(mail.text), mail }
}

const confirm = (person: Pick<Person, 'call'>, token: string) => person.call(emailAddress.confirm, { body: { token } })

async function requestChange(person: Person, email = newAddress()) {
  await person.call(emailAddress.change, { body: { email, currentPassword: password } })
  const mail = await app.mailTo(email, 'Bitte bestätige')
  return { email, token: tokenIn(mail.text), mail }
}

const expireLinks = (userId: string) =>
  app.infra.database.prisma.emailConfirmation.updateMany({ where: { userId }, data: { expiresAt: new Date() } })

describe('the address of a new account', () => {
  it('is confirmed by the link in the welcome mail, once; the product is usable before', async () => {
    const nora = await signUp()
    expect((await nora.call(users.info)).emailConfirmed).toBe(false)
    expect(await nora.call(emailAddress.mine)).toEqual({ email: nora.email, confirmed: false, change: null })
    expect(await confirm(nora, nora.token)).toEqual({ outcome: 'CONFIRMED', email: nora.email })
    expect((await nora.call(users.info)).emailConfirmed).toBe(true)
    expect(await confirm(nora, nora.token)).toEqual({ outcome: 'ALREADY_CONFIRMED', email: nora.email })
  })

  it('is confirmed by a session of the same account alone', async () => {
    const [nora, stranger] = [await signUp(), await app.person()]
    await expect(confirm(app.visitor(), nora.token)).toMatchProblem('not_signed_in')
    await expect(confirm(stranger, nora.token)).toMatchProblem('link_of_other_account')
    expect((await nora.call(users.info)).emailConfirmed).toBe(false)
  })

  it('refuses expired and altered links, and tokens for other purposes', async () => {
    const nora = await signUp()
    const { id } = await nora.call(users.info)
    const [link = ''] = nora.token.split('.')
    for (const token of [`${nora.token.slice(0, -2)}AA`, link, app.infra.links.create('password-reset', link)])
      await expect(confirm(nora, token)).toMatchProblem('link_invalid')
    await expireLinks(id)
    await expect(confirm(nora, nora.token)).toMatchProblem('link_invalid')
  })

  it('is asked for again on request; earlier links stay valid', async () => {
    const nora = await signUp()
    await nora.call(emailAddress.resend)
    const { text } = await app.mailTo(nora.email, 'Bitte bestätige')
    expect(tokenIn(text)).not.toBe(nora.token)
    await confirm(nora, nora.token)
    await expect(nora.call(emailAddress.resend)).toMatchProblem('email_confirmed')
    expect(await app.infra.database.prisma.mailDelivery.count({ where: { recipient: nora.email } })).toBe(2)
  })

  it('is confirmed by a mailed password reset, too', async () => {
    const nora = await signUp()
    await app.visitor().call(auth.forgotPassword, { params: { id: nora.email } })
    const { text } = await app.mailTo(nora.email, 'Neues Passwort')
    const body = { newPassword: 'Ganz-neu-22', newPasswordVerification: 'Ganz-neu-22' }
    const params = { id: linkParam(text, 'user') }
    await app.visitor().call(auth.changePassword, { params, query: { token: tokenIn(text) }, body })
    const again = app.visitor()
    await again.call(auth.signin, { body: { email: nora.email, password: 'Ganz-neu-22' } })
    expect((await again.call(users.info)).emailConfirmed).toBe(true)
  })
})

describe('a stranger’s address', () => {
  it('gets mails without the name that was typed in', async () => {
    const nora = await signUp({ firstName: 'http://evil.example', newsletter: true })
    await nora.call(emailAddress.resend)
    const body = { currentPassword: password, newPassword: 'Ganz-neu-22', newPasswordVerification: 'Ganz-neu-22' }
    await nora.call(settings.changePassword, { body })
    const mails = [
      nora.mail,
      await app.mailTo(nora.email, 'Newsletter'),
      await app.mailTo(nora.email, 'Bitte bestätige'),
      await app.mailTo(nora.email, 'Passwort wurde geändert'),
    ]
    for (const { text, html, subject } of mails) expect(text + html + subject).not.toContain('evil')
    await confirm(nora, nora.token)
    app.mails.length = 0
    await app.visitor().call(auth.forgotPassword, { params: { id: nora.email } })
    expect((await app.mailTo(nora.email, 'Neues Passwort')).text).toContain('Hallo http://evil.example,')
  })

  it('joins its newsletter subscription with the account once it is confirmed', async () => {
    const email = newAddress()
    await app.visitor().call(newsletter.subscribe, { body: { email } })
    const token = tokenIn((await app.mailTo(email, 'Newsletter')).text)
    await app.visitor().call(newsletter.confirm, { body: { token } })
    const subscription = () => app.infra.database.prisma.newsletterSubscription.findUniqueOrThrow({ where: { email } })
    const nora = await signUp({ email, newsletter: true })
    expect(await subscription()).toMatchObject({ status: 'CONFIRMED', userId: null })
    await confirm(nora, nora.token)
    const { id } = await nora.call(users.info)
    expect(await subscription()).toMatchObject({ status: 'CONFIRMED', userId: id })
  })
})

describe('changing the address', () => {
  it('takes effect when the new address is confirmed: the old one is told, other devices are signed out', async () => {
    const ben = await app.person()
    const phone = app.visitor()
    await phone.call(auth.signin, { body: { email: ben.email, password } })
    const { email, token, mail } = await requestChange(ben)
    const { change } = await ben.call(emailAddress.mine)
    expect(mail.text).toContain(`Der Link gilt bis ${formatDateTime(new Date(change?.expiresAt ?? 0))} Uhr.`)
    expect(mail.text).toContain('melde dich dabei mit deiner bisherigen Adresse an')
    expect(mail.text).not.toContain('Person')
    expect((await app.mailTo(ben.email, 'soll geändert werden')).text).not.toContain(email)
    expect(await ben.call(emailAddress.mine)).toMatchObject({ email: ben.email, confirmed: true, change: { email } })
    expect((await ben.call(users.info)).email).toBe(ben.email)

    expect(await confirm(ben, token)).toEqual({ outcome: 'CHANGED', email })
    await app.mailTo(ben.email, 'wurde geändert')
    expect(await ben.call(emailAddress.mine)).toEqual({ email, confirmed: true, change: null })
    await expect(phone.call(users.info)).toMatchProblem('not_signed_in')
    const old = app.visitor().call(auth.signin, { body: { email: ben.email, password } })
    await expect(old).toMatchProblem('wrong_credentials')
    await app.visitor().call(auth.signin, { body: { email, password } })
    expect(await confirm(ben, token)).toEqual({ outcome: 'ALREADY_CONFIRMED', email })
  })

  it('requires the current password and another address', async () => {
    const ben = await app.person()
    const attempt = (email: string, currentPassword: string) =>
      ben.call(emailAddress.change, { body: { email, currentPassword } })
    await expect(attempt(newAddress(), 'geraten')).toMatchProblem('invalid_input', ['currentPassword'])
    await expect(attempt(ben.email.toUpperCase(), password)).toMatchProblem('invalid_input', ['email'])
    const mia = await app.account()
    await expect(attempt(mia.email, password)).toMatchProblem('email_taken')
    expect((await ben.call(emailAddress.mine)).change).toBeNull()
  })

  it('is refused when somebody else has taken the address meanwhile', async () => {
    const ben = await app.person()
    const { email, token } = await requestChange(ben)
    await signUp({ email })
    await expect(confirm(ben, token)).toMatchProblem('email_taken')
    expect((await ben.call(users.info)).email).toBe(ben.email)
  })

  it('can be given up; a later change replaces an earlier one', async () => {
    const ben = await app.person()
    const first = await requestChange(ben)
    const second = await requestChange(ben)
    await expect(confirm(ben, first.token)).toMatchProblem('link_invalid')
    expect((await ben.call(emailAddress.mine)).change?.email).toBe(second.email)
    expect(await ben.call(emailAddress.cancelChange)).toMatchObject({ email: ben.email, change: null })
    await expect(confirm(ben, second.token)).toMatchProblem('link_invalid')
  })

  it('is given up by a new password, and voids reset links mailed to the old address', async () => {
    const ben = await app.person()
    const first = await requestChange(ben)
    const body = { currentPassword: password, newPassword: password, newPasswordVerification: password }
    await ben.call(settings.changePassword, { body })
    await expect(confirm(ben, first.token)).toMatchProblem('link_invalid')

    const second = await requestChange(ben)
    await app.visitor().call(auth.forgotPassword, { params: { id: ben.email } })
    const reset = { token: tokenIn((await app.mailTo(ben.email, 'Neues Passwort')).text) }
    await confirm(ben, second.token)
    const check = app.visitor().call(auth.checkResetToken, { params: { id: ben.id }, query: reset })
    await expect(check).toMatchProblem('link_invalid')
  })

  it('mails its link again on request', async () => {
    const ben = await app.person()
    const { email } = await requestChange(ben)
    app.mails.length = 0
    await ben.call(emailAddress.resend)
    expect(await confirm(ben, tokenIn((await app.mailTo(email, 'Bitte bestätige')).text))).toMatchObject({ email })
  })

  it('from an address that was never confirmed, leaves no change under way behind', async () => {
    const nora = await signUp()
    const person = { ...nora, ...(await nora.call(users.info)) }
    const { email, token } = await requestChange(person)
    expect(app.mails.filter(({ to, subject }) => to === nora.email && subject.includes('geändert'))).toEqual([])
    await confirm(nora, token)
    expect(await nora.call(emailAddress.mine)).toEqual({ email, confirmed: true, change: null })
    await expect(confirm(nora, nora.token)).toMatchProblem('link_invalid')
  })

  it('moves the newsletter to the new address, unless that has its own', async () => {
    const { prisma } = app.infra.database
    const subscribed = async (userId: string) =>
      (await prisma.newsletterSubscription.findMany({ where: { userId } })).map(({ email, status }) => [email, status])
    const ben = await app.person()
    await prisma.newsletterSubscription.create({ data: { email: ben.email, userId: ben.id, status: 'CONFIRMED' } })
    const first = await requestChange(ben)
    await confirm(ben, first.token)
    expect(await subscribed(ben.id)).toEqual([[first.email, 'CONFIRMED']])
    const own = newAddress()
    await prisma.newsletterSubscription.create({ data: { email: own, status: 'UNSUBSCRIBED' } })
    const second = await requestChange(ben, own)
    await confirm(ben, second.token)
    expect(await subscribed(ben.id)).toEqual([[own, 'UNSUBSCRIBED']])
    expect(await prisma.newsletterSubscription.count({ where: { email: first.email } })).toBe(0)
  })

  it('reaches the payment service, which mails receipts', async () => {
    const ben = await app.person()
    const { prisma } = app.infra.database
    const stripeId = await app.infra.payments.createCustomer({ userId: ben.id, email: ben.email, name: 'Ben' })
    await prisma.paymentCustomer.create({ data: { userId: ben.id, stripeId } })
    const { email, token } = await requestChange(ben)
    await confirm(ben, token)
    const { service, settings: access } = app.payments
    const headers = { authorization: `Bearer ${access.STRIPE_SECRET_KEY}` }
    const customer = async () => (await fetch(`${service.url}/v1/customers/${stripeId}`, { headers })).json()
    await expect.poll(customer).toMatchObject({ email })
  })
})
