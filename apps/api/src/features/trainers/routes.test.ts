import { clients } from '@kostbar/contracts/clients/endpoints'
import { agreementVersion } from '@kostbar/contracts/trainers/agreement'
import { trainers } from '@kostbar/contracts/trainers/endpoints'
import { beforeEach, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

let member: Person
let trainer: Person
beforeEach(async () => {
  member = await app.person()
  trainer = await app.trainerOf(member)
})

const profile = {
  headline: 'Essen darf einfach sein',
  about: 'Ich begleite dich im Alltag.',
  profession: 'DIAETOLOGIE' as const,
  qualification: 'BSc Diätologie, FH St. Pölten',
  registerNumber: 'GBR 123456',
  website: 'https://example.test/praxis',
  absence: null,
}
const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10)
const update = (changes: object = {}) => trainer.call(trainers.update, { body: { ...profile, ...changes } })

it('is empty at first, and clients read what the trainer wrote', async () => {
  expect(await trainer.call(trainers.mine)).toMatchObject({ headline: '', profession: 'OTHER', absence: null })
  await update({ absence: { from: day(3), until: day(9), text: 'Danach antworte ich gleich.' } })
  const { absence, ...written } = profile
  expect(await trainer.call(trainers.mine)).toMatchObject(written)
  expect((await member.call(clients.myTrainer)).trainer).toMatchObject({
    ...written,
    isVerified: false,
    absence: { from: day(3), until: day(9), text: 'Danach antworte ich gleich.' },
  })
  // A past absence is shown neither to clients nor to the trainer, who would think that clients see it.
  await update({ absence: { from: day(-9), until: day(-3), text: '' } })
  expect((await member.call(clients.myTrainer)).trainer?.absence).toBeNull()
  expect((await trainer.call(trainers.mine)).absence).toBeNull()
})

it('keeps what a change does not give: an absence announced elsewhere, and the verified qualification', async () => {
  const admin = await app.person(['ROLE_ADMIN'])
  await update()
  const { qualificationVersion } = await trainer.call(trainers.mine)
  await admin.call(trainers.verify, { params: { id: trainer.id }, body: { verified: true, qualificationVersion } })
  const absence = { from: day(3), until: day(9), text: '' }
  await trainer.call(trainers.update, { body: { absence } })
  const changed = { ...profile, absence, headline: 'Neu' }
  expect(await trainer.call(trainers.update, { body: { headline: 'Neu' } })).toMatchObject(changed)
  expect((await member.call(clients.myTrainer)).trainer).toMatchObject({ ...changed, isVerified: true })
  const ended = await trainer.call(trainers.update, { body: { absence: null, registerNumber: '' } })
  expect(ended).toMatchObject({ ...changed, absence: null, registerNumber: '', verifiedAt: null })
})

it.each([
  ['a website of another kind', { website: 'javascript:alert(1)' }, 'website'],
  ['an absence that ends before it begins', { absence: { from: day(3), until: day(2), text: '' } }, 'absence.until'],
  ['an absence of more than a year', { absence: { from: day(0), until: day(400), text: '' } }, 'absence.until'],
  ['an unknown profession', { profession: 'ARZT' }, 'profession'],
])('refuses %s', async (_case, changes, field) => {
  await expect(update(changes)).toMatchProblem('invalid_input', [field])
})

it('completes a website that is typed without its scheme', async () => {
  expect(await update({ website: 'www.beispiel.at' })).toMatchObject({ website: 'https://www.beispiel.at' })
})

it('is verified by an admin until the qualification changes', async () => {
  const admin = await app.person(['ROLE_ADMIN'])
  const params = { id: trainer.id }
  const see = async () => (await admin.call(trainers.get, { params })).qualificationVersion
  const verify = async (verified: boolean) =>
    admin.call(trainers.verify, { params, body: { verified, qualificationVersion: await see() } })
  await update()
  expect((await verify(true)).verifiedAt).not.toBeNull()
  await update({ headline: 'Neu', about: 'Neu', website: '' })
  expect((await member.call(clients.myTrainer)).trainer).toMatchObject({ isVerified: true, headline: 'Neu' })
  await update({ registerNumber: 'GBR 7' })
  expect((await member.call(clients.myTrainer)).trainer).toMatchObject({ isVerified: false })
  await verify(true)
  expect((await verify(false)).verifiedAt).toBeNull()
  const body = { verified: true, qualificationVersion: await see() }
  await expect(admin.call(trainers.verify, { params: { id: member.id }, body })).toMatchProblem('not_found')
  expect((await admin.call(trainers.get, { params: { id: trainer.id } })).registerNumber).toBe('GBR 7')
})

it('is verified as the admin saw it, or not at all', async () => {
  const admin = await app.person(['ROLE_ADMIN'])
  const params = { id: trainer.id }
  await update()
  const { qualificationVersion } = await admin.call(trainers.get, { params })
  const body = { verified: true, qualificationVersion }
  await update({ qualification: 'Dr. h. c.' })
  const refused = await admin.exchange(trainers.verify, { params, body })
  expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile'])
  expect(refused.body.msg).toContain('Trainerprofil wurde inzwischen geändert')
  expect((await trainer.call(trainers.mine)).verifiedAt).toBeNull()
  // Verification and change at the same time: either the verification is refused, or the change revokes it.
  await update()
  const seen = await admin.call(trainers.get, { params })
  await Promise.all([
    admin.exchange(trainers.verify, {
      params,
      body: { verified: true, qualificationVersion: seen.qualificationVersion },
    }),
    update({ qualification: 'Prof.' }),
  ])
  expect((await trainer.call(trainers.mine)).verifiedAt).toBeNull()
  // Fields other than the verified one may change meanwhile: the verification is not refused.
  const again = await admin.call(trainers.get, { params })
  await update({ qualification: 'Prof.', headline: 'Neu' })
  await admin.call(trainers.verify, {
    params,
    body: { verified: true, qualificationVersion: again.qualificationVersion },
  })
})

it('is not verified while it says nothing that could be checked', async () => {
  const admin = await app.person(['ROLE_ADMIN'])
  const params = { id: trainer.id }
  const verify = async () => {
    const { qualificationVersion } = await admin.call(trainers.get, { params })
    return admin.call(trainers.verify, { params, body: { verified: true, qualificationVersion } })
  }
  await expect(verify()).toMatchProblem('invalid_input')
  await update({ qualification: '' })
  expect((await verify()).verifiedAt).not.toBeNull()
})

it('records the accepted version of the agreement, and refuses an old one', async () => {
  await expect(trainer.call(trainers.acceptAgreement, { body: { version: '2001-01' } })).toMatchProblem(
    'agreement_outdated',
  )
  expect((await trainer.call(trainers.mine)).agreement).toEqual({
    version: agreementVersion,
    acceptedVersion: null,
    acceptedAt: null,
  })
  const { agreement } = await trainer.call(trainers.acceptAgreement, { body: { version: agreementVersion } })
  expect(agreement).toMatchObject({ acceptedVersion: agreementVersion, acceptedAt: expect.any(String) })
  // Accepting the agreement does not change the profile, and changing the profile keeps the agreement.
  await update()
  expect((await trainer.call(trainers.mine)).agreement).toEqual(agreement)
})

it('stops the deadlines of answers during an absence that has begun', async () => {
  const { prisma } = app.infra.database
  const { id: relationId } = await prisma.clientRelation.findFirstOrThrow({ where: { clientId: member.id } })
  const dueAt = new Date(Date.now() + 3_600_000)
  await prisma.pendingAnswer.create({ data: { relationId, kind: 'MESSAGE', subjectId: relationId, dueAt } })
  await update({ absence: { from: day(-1), until: day(5), text: '' } })
  expect((await member.call(clients.myTrainer)).trainer?.answer).toMatchObject({ state: 'AWAY' })
  expect((await prisma.pendingAnswer.findFirstOrThrow({ where: { relationId } })).stoppedAt).not.toBeNull()
  await update()
  expect((await member.call(clients.myTrainer)).trainer?.answer).toMatchObject({ state: 'RUNNING' })
})
