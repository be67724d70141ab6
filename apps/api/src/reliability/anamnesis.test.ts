import { setTimeout as delay } from 'node:timers/promises'
import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import type { Answers } from '@kostbar/contracts/anamnesis/questionnaire'
import { completeAnswers } from '@kostbar/contracts/anamnesis/testing/complete-answers'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { acknowledged, type Member, member, send } from './testing/calls.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

/** A member fills in the anamnesis while the API processes that serve them are killed. */
const machine = useApiProcesses()
let ben: Member
let api: Awaited<ReturnType<typeof machine.start>>

beforeAll(async () => {
  api = await machine.start()
  ben = await member(api.url)
  const body = { version: consentVersion }
  expect((await send(api.url, health.giveConsent, { token: ben.access_token, body })).status).toBe(200)
})

const ofBen = () => ({ token: ben.access_token, params: { userId: ben.id } })
const save = (url: string, answers: Answers, rev: number) =>
  send(url, anamnesis.saveDraft, { ...ofBen(), body: { step: 'diet', answers, rev } })
const draftAt = async (url: string) => (await send(url, anamnesis.get, ofBen())).body.draft
const revAt = async (url: string): Promise<number> => (await draftAt(url))?.rev ?? 0

it('loses no saved answer when the API is killed, and continues where it was', async ({ annotate }) => {
  // Killed before, while and after an answer is stored.
  const killedAfterMs = [0, 10, 30]
  let rev = await revAt(api.url)
  let lost = 0
  for (const [index, ms] of killedAfterMs.entries()) {
    const typed = { whyNow: `Getippt bis ${index}` }
    const sent = acknowledged(save(api.url, typed, rev))
    await delay(ms)
    await api.end('SIGKILL')
    if (!(await sent)) lost += 1
    api = await machine.start()
    // The client repeats a call whose answer it did not receive.
    const again = await save(api.url, typed, rev)
    expect([again.status, again.body]).toMatchObject([200, { rev: rev + 1 }])
    rev += 1
    expect(await draftAt(api.url)).toMatchObject({ answers: typed, rev, step: 'diet' })
  }
  await annotate(`${lost} of ${killedAfterMs.length} answers lost; every change stored once`)
})

it('two devices on two instances: the later one gets what is stored', async () => {
  const other = await machine.start()
  const rev = await revAt(api.url)
  const weights = [71, 72]
  const [first, second] = await Promise.all(
    [api, other].map(({ url }, index) => save(url, { weight: weights[index] ?? 0 }, rev)),
  )
  expect([first?.status, second?.status].sort()).toEqual([200, 409])
  const refused = first?.status === 409 ? first : second
  expect(refused?.body).toMatchObject({ code: 'changed_meanwhile', current: { rev: rev + 1 } })
  expect(refused?.body.current).toEqual(await draftAt(other.url))
})

it('a submission is stored once, with everything it causes, though the API is killed', async () => {
  const rev = await revAt(api.url)
  expect((await save(api.url, completeAnswers, rev)).status).toBe(200)
  const submit = (url: string) => send(url, anamnesis.submit, { token: ben.access_token, body: { rev: rev + 1 } })
  const sent = acknowledged(submit(api.url))
  await delay(15)
  await api.end('SIGKILL')
  await sent
  api = await machine.start()
  expect((await submit(api.url)).body).toEqual({ number: 1 })
  const { rows } = await machine.database.query(
    `SELECT (SELECT count(*)::int FROM anamnesis_versions) AS versions, (SELECT count(*)::int FROM measures) AS measures,
            (SELECT count(*)::int FROM care_profiles) AS profiles, 'ANAMNESE' = ANY(profile_steps) AS done
       FROM users WHERE id = $1`,
    [ben.id],
  )
  expect(rows).toEqual([{ versions: 1, measures: 1, profiles: 1, done: true }])
})
