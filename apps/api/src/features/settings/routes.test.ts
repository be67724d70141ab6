import { auth } from '@kostbar/contracts/auth/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { describe, expect, it } from 'vitest'
import { tokenIn } from '../../testing/registration.ts'
import { password, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const newPassword = 'Noch-geheimer-2'
const change = { currentPassword: password, newPassword, newPasswordVerification: newPassword }

describe('changing the password', () => {
  it('ends all other sessions, and mails the owner', async () => {
    const ben = await app.person()
    const phone = app.visitor()
    await phone.call(auth.signin, { body: { email: ben.email, password } })
    await ben.call(settings.changePassword, { body: change })
    await ben.call(users.info)
    await expect(phone.call(users.info)).toMatchProblem('not_signed_in')
    const signIn = (withPassword: string) =>
      app.visitor().call(auth.signin, { body: { email: ben.email, password: withPassword } })
    await expect(signIn(password)).toMatchProblem('wrong_credentials')
    await signIn(newPassword)
    await app.mailTo(ben.email, 'Dein Passwort wurde geändert')
  })

  it('voids pending password reset links', async () => {
    const ben = await app.person()
    await app.visitor().call(auth.forgotPassword, { params: { id: ben.email } })
    const mail = await app.mailTo(ben.email, 'Neues Passwort')
    await ben.call(settings.changePassword, { body: change })
    const query = { token: tokenIn(mail.text) }
    const check = app.visitor().call(auth.checkResetToken, { params: { id: ben.id }, query })
    await expect(check).toMatchProblem('link_invalid')
  })

  it('requires the current password', async () => {
    const ben = await app.person()
    const { status, body } = await ben.exchange(settings.changePassword, {
      body: { ...change, currentPassword: 'geraten' },
    })
    expect([status, body.fields]).toEqual([400, { currentPassword: 'Das ist nicht dein derzeitiges Passwort.' }])
    await app.visitor().call(auth.signin, { body: { email: ben.email, password } })
  })

  it('requires the new password twice, of at least 8 characters', async () => {
    const ben = await app.person()
    const short = { ...change, newPassword: 'kurz', newPasswordVerification: 'kurz' }
    await expect(ben.call(settings.changePassword, { body: short })).toMatchProblem('invalid_input', ['newPassword'])
    const common = { ...change, newPassword: 'sunshine1', newPasswordVerification: 'sunshine1' }
    await expect(ben.call(settings.changePassword, { body: common })).toMatchProblem('invalid_input', ['newPassword'])
    const differs = { ...change, newPasswordVerification: 'etwas-anderes' }
    const refused = ben.call(settings.changePassword, { body: differs })
    await expect(refused).toMatchProblem('invalid_input', ['newPasswordVerification'])
  })
})

it('notifications are muted by kind', async () => {
  const ben = await app.person()
  expect(await ben.call(settings.notifications)).toEqual({ muted: [] })
  await ben.call(settings.setNotifications, { body: { muted: ['PLAN', 'CHALLENGES', 'PLAN'] } })
  expect(await ben.call(settings.notifications)).toEqual({ muted: ['PLAN', 'CHALLENGES'] })
  await ben.call(settings.setNotifications, { body: { muted: [] } })
  expect(await ben.call(settings.notifications)).toEqual({ muted: [] })
  const { status } = await ben.exchange(settings.setNotifications, { body: { muted: ['ALLES'] } })
  expect(status).toBe(400)
})

it('name and phone number are changed for the own account only', async () => {
  const [ben, mia] = [await app.person(), await app.person()]
  const body = { firstName: ' Benjamin ', lastName: 'Gruber', phoneNumber: '+43 1 234567' }
  await ben.call(settings.setProfile, { body })
  expect(await ben.call(users.info)).toMatchObject({ ...body, firstName: 'Benjamin' })
  expect((await mia.call(users.info)).lastName).toBeNull()
  const wrong = ben.call(settings.setProfile, { body: { firstName: ' ', phoneNumber: '12' } })
  await expect(wrong).toMatchProblem('invalid_input', ['firstName', 'phoneNumber'])
})

it('puts the first steps away, and brings them back', async () => {
  const ben = await app.person()
  expect(await ben.call(users.info)).toMatchObject({ firstStepsHidden: false })
  await ben.call(settings.setFirstSteps, { body: { hidden: true } })
  expect(await ben.call(users.info)).toMatchObject({ firstStepsHidden: true })
  await ben.call(settings.setFirstSteps, { body: { hidden: false } })
  expect(await ben.call(users.info)).toMatchObject({ firstStepsHidden: false })
})
