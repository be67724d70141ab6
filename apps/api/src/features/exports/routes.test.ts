import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import { dayLog } from '@kostbar/contracts/day-log/endpoints'
import { documents } from '@kostbar/contracts/documents/endpoints'
import { emailAddress } from '@kostbar/contracts/email-address/endpoints'
import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { dataExports } from '@kostbar/contracts/exports/endpoints'
import { invites } from '@kostbar/contracts/invites/endpoints'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { profileImage } from '@kostbar/contracts/profile-image/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { withdrawals } from '@kostbar/contracts/withdrawals/endpoints'
import { describe, expect, it, vi } from 'vitest'
import { imageTypeOf } from '../../infra/media-types.ts'
import { storeEarlierVersion, submitAnamnesis } from '../../testing/anamneses.ts'
import { checkInAnswers, checkInForm, openCheckIn } from '../../testing/check-ins.ts'
import { pdf, png, uploadTo } from '../../testing/files.ts'
import { randomPhoto, storePhoto } from '../../testing/photos.ts'
import { addRecipe } from '../../testing/recipes.ts'
import { recordProtocol } from '../../testing/recorded-protocol.ts'
import { registration, tokenIn } from '../../testing/registration.ts'
import { origin, type Person, password, useTestApp } from '../../testing/test-app.ts'
import { unzip } from '../../testing/unzip.ts'
import { rowsPerPage } from './export-table.ts'
import { sweepExportsJob } from './jobs.ts'
import { exportKey } from './service.ts'
import { tables } from './tables.ts'

const app = useTestApp()

async function ready(person: Person) {
  const current = async () => (await person.call(dataExports.current)).current
  await expect.poll(async () => (await current())?.status).toBe('READY')
  const made = await current()
  if (!made) throw new Error('unreachable')
  return made
}

async function fetched(person: Person): Promise<Map<string, Buffer>> {
  const { id, size } = await ready(person)
  const { url } = await person.call(dataExports.download, { params: { id } })
  const response = await fetch(url)
  expect(response.headers.get('content-disposition')).toMatch(/attachment; filename=Kostbar-Daten-[\d-]+\.zip/)
  const zip = Buffer.from(await response.arrayBuffer())
  expect(zip.length).toBe(size)
  return unzip(zip)
}

async function give(person: Person, filename: string) {
  const trainer = await app.person(['ROLE_ADMIN'])
  const params = { id: person.id }
  const plan = await trainer.call(documents.upload, { params, query: { filename, size: pdf.length } })
  await uploadTo(plan.url, pdf, plan.contentType)
  await trainer.call(documents.finish, { params: { ...params, docId: plan.docId } })
}

describe('what lies under the address', () => {
  const tables = ['widerrufe', 'newsletter', 'einladungen', 'mails'].map((file) => `daten/${file}.csv`)

  it('of an account is exported once the address is confirmed, not before', async () => {
    const email = 'fremd.export@example.test'
    const visitor = app.visitor()
    await visitor.call(newsletter.subscribe, { body: { email } })
    await visitor.call(withdrawals.declare, { body: { name: 'Frida Fremd', email, contract: 'Basis vom März' } })
    await app.mailTo(email, 'Widerruf')
    const trainer = await app.person(['ROLE_TRAINER'])
    await app.grantSlots(trainer, 1)
    await trainer.call(invites.create, { body: { invites: [{ email, firstName: 'Frieda', message: 'Magst du?' }] } })
    const squatter = app.visitor()
    await squatter.call(auth.signup, { body: registration({ email }) })
    const token = tokenIn((await app.mailTo(email, 'Willkommen')).text)
    const person = { ...squatter, ...(await squatter.call(users.info)) }

    await person.call(dataExports.request)
    const before = await fetched(person)
    expect(tables.filter((path) => before.has(path))).toEqual(['daten/mails.csv'])
    expect(before.get('daten/mails.csv')?.toString()).not.toMatch(/Newsletter|Widerruf/)
    expect(before.get('LIES-MICH.txt')?.toString()).toContain('noch nicht bestätigt')

    await person.call(emailAddress.confirm, { body: { token } })
    await app.infra.database.prisma.dataExport.deleteMany({ where: { userId: person.id } })
    await person.call(dataExports.request)
    const after = await fetched(person)
    expect(tables.filter((path) => after.has(path))).toEqual(tables)
    expect(after.get('daten/widerrufe.csv')?.toString()).toContain('Frida Fremd')
    expect(after.get('daten/mails.csv')?.toString()).toMatch(/Newsletter/)
    expect(after.get('daten/einladungen.csv')?.toString()).toContain(`;${email};Frieda;Magst du?;`)
  })
})

describe('an export', () => {
  it('names what admins did to the account in German words, in columns of its own', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    const params = { id: ben.id }
    await admin.call(users.setRoles, { params, body: { from: [], roles: ['ROLE_TRAINER'], trialUntil: null } })
    await ben.call(auth.signin, { body: { email: ben.email, password } })
    await admin.call(users.resendMail, { params, body: { mail: 'PASSWORD' } })
    await ben.call(dataExports.request)
    const rows = (await fetched(ben)).get('daten/zugriffe.csv')?.toString() ?? ''
    expect(rows).toContain('Art des Kontos geändert')
    expect(rows).toContain('E-Mail noch einmal geschickt')
    expect(rows).toContain(';Neues Passwort;')
    expect(rows).toMatch(/;Trainer;/)
    expect(rows).not.toMatch(/ROLE_|PASSWORD|[{}]/)
  })

  it('holds all data as JSON and CSV, and the files; the owner gets one mail with a link to the settings', async () => {
    const ben = await app.person(['ROLE_TRAINER'])
    await ben.call(notes.add, { body: { title: '=SUMME(A1)', note: 'Jause\nund „Brot“; frisch' } })
    await ben.call(settings.setProfile, {
      body: { firstName: 'Ben', lastName: 'Übermüller', phoneNumber: '+43 660 1234567' },
    })
    await addRecipe(ben, { name: 'Omas Strudel' })
    const weight = { day: '2026-11-20', kind: 'WEIGHT', value: 71.3 } as const
    await ben.call(measures.save, { params: { userId: ben.id }, body: weight })
    await submitAnamnesis(ben, { whyNow: 'Weil ich wandern will' })
    const { draft } = await ben.call(anamnesis.get, { params: { userId: ben.id } })
    const changes = { step: 'body', answers: { water: 2500 }, rev: draft?.rev ?? 0 }
    await ben.call(anamnesis.saveDraft, { params: { userId: ben.id }, body: changes })
    for (const name of ['plan.pdf', 'plan.pdf', '../con.pdf']) await give(ben, name)
    const image = await ben.call(profileImage.upload, { query: { filename: 'ich.png', size: png.length } })
    await uploadTo(image.url, png, image.contentType)
    await ben.call(profileImage.finish, { body: { key: image.key } })

    const ordered = await ben.call(dataExports.request)
    expect(ordered).toMatchObject({ status: 'WAITING', done: 0, size: null, expiresAt: null })
    const files = await fetched(ben)
    const made = await ready(ben)
    expect(made.done).toBe(made.total)
    expect(files.get('daten/koerpermasse.csv')?.toString()).toContain('2026-11-20;Gewicht;71,3;kg')
    expect(Date.parse(made.expiresAt ?? '')).toBeGreaterThan(Date.now() + 6.9 * 24 * 3_600_000)

    expect(files.get('daten/anamnesen.csv')?.toString()).toContain(';Ziele;Warum gerade jetzt?;Weil ich wandern will;')
    expect(files.get('daten/anamnese-entwurf.csv')?.toString()).toMatch(/trinkst du am Tag\?;2[.]500 ml;/)

    const text = (path: string) => files.get(path)?.toString() ?? ''
    expect(JSON.parse(text('daten/notizen.json'))).toMatchObject([
      { title: '=SUMME(A1)', note: 'Jause\nund „Brot“; frisch' },
    ])
    expect(text('daten/notizen.csv')).toContain(`\r\n'=SUMME(A1);"Jause\nund „Brot“; frisch";nein;`)
    expect(text('daten/profil.csv')).toMatch(/^\uFEFFE-Mail;.*\r\n.*;Ben;Übermüller;'\+43 660 1234567;.*;Trainer;/s)
    expect(text('daten/eigene-rezepte.csv')).toContain('60 g Haferflocken')
    expect(JSON.parse(text('daten/eigene-rezepte.json'))).toMatchObject([{ allergens: [], allergensStated: false }])
    expect([...files.keys()].filter((path) => path.startsWith('dateien/')).sort()).toEqual([
      'dateien/dokumente/_con.pdf',
      'dateien/dokumente/plan (2).pdf',
      'dateien/dokumente/plan.pdf',
      'dateien/profilbild.jpeg',
    ])
    expect(imageTypeOf(files.get('dateien/profilbild.jpeg') ?? Buffer.of())).toBe('image/jpeg')
    expect(text('LIES-MICH.txt')).toContain('Notizen: notizen (1 Zeile)')
    const everything = [...files].filter(([path]) => path.startsWith('daten/')).join()
    for (const secret of ['argon2', ben.id, 'password']) expect(everything).not.toContain(secret)

    const mail = await app.mailTo(ben.email, 'Dein Datenexport ist bereit')
    expect(mail.text).toContain(`${origin}/profile/einstellungen#datenexport`)
    expect(mail.text).not.toMatch(/X-Amz|exports\//)
  })

  it('holds an anamnesis in the wording it was answered under', async () => {
    const ben = await app.person()
    await submitAnamnesis(ben)
    await storeEarlierVersion(app, ben)
    await ben.call(dataExports.request)
    const csv = (await fetched(ben)).get('daten/anamnesen.csv')?.toString()
    expect(csv).toContain(';Damals;Wie schwer warst du?;leicht;')
    expect(csv).not.toContain('Ziele')
  })

  it('holds every meal, comment and photo of protocols in plain form', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const params = { userId: ben.id }
    const { days, mealIds } = await recordProtocol(app, ben, {
      day: { note: 'Ein guter Tag', mood: 4 },
      meals: [
        {
          day: 0,
          time: '12:30',
          note: 'bei Oma',
          items: [{ text: 'Gulasch' }, { text: 'Semmel', amount: 2, unit: 'PIECE' }],
        },
        { day: 6, time: '03:00', kind: 'LATE_SNACK', items: [{ text: 'سلطة 🥗' }] },
      ],
    })
    const [day = ''] = days
    const [mealId = ''] = mealIds
    await trainer.call(evaluations.comment, { params, body: { number: 1, day, text: 'Ruhig angegangen' } })
    await trainer.call(evaluations.comment, { params, body: { number: 1, day, mealId, text: 'Gut gewählt' } })
    const conclusion = 'Deine Woche war ausgewogen.'
    await trainer.call(evaluations.publish, { params, body: { number: 1, rev: 0, conclusion } })
    // Until it is published again, only the trainer reads this.
    await trainer.call(evaluations.comment, { params, body: { number: 1, day, text: 'Noch unfertig' } })
    const { clientKey } = await app.infra.database.prisma.protocolMeal.findUniqueOrThrow({ where: { id: mealId } })
    const shown = [await storePhoto(ben, await randomPhoto(), clientKey), await storePhoto(ben, await randomPhoto())]

    await ben.call(dataExports.request)
    const files = await fetched(ben)
    const text = (path: string) => files.get(`daten/${path}`)?.toString() ?? ''
    expect(text('protokoll-tage.csv')).toContain('Ein guter Tag')
    expect(JSON.parse(text('protokoll-mahlzeiten.json'))).toMatchObject([
      { day, time: '12:30', item: 'Gulasch', note: 'bei Oma' },
      { day, item: 'Semmel', amount: 2 },
      { day: days[6], time: '03:00', item: 'سلطة 🥗' },
    ])
    expect(text('protokoll-mahlzeiten.csv')).toContain('Gulasch')
    expect(JSON.parse(text('protokoll-kommentare.json'))).toMatchObject([
      { day, time: null, text: 'Ruhig angegangen' },
      { day, time: '12:30', text: 'Gut gewählt' },
    ])
    expect(text('protokoll-auswertungen.csv')).toContain(conclusion)
    expect(files.has('dateien/dokumente/Auswertung-Protokoll-1.pdf')).toBe(true)
    const exported = [...files].filter(([path]) => path.startsWith('dateien/fotos/')).map(([, file]) => file)
    const stored = await Promise.all(
      shown.map(async ({ largeUrl }) => Buffer.from(await (await fetch(largeUrl)).arrayBuffer())),
    )
    expect(exported).toHaveLength(2)
    for (const photo of stored) expect(exported.some((file) => file.equals(photo))).toBe(true)
  })

  it('holds no comments and no conclusion of an evaluation that the trainer has not published', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const params = { userId: ben.id }
    const { days } = await recordProtocol(app, ben, { meals: [] })
    await trainer.call(evaluations.comment, { params, body: { number: 1, day: days[0] ?? '', text: 'Unfertig' } })
    await trainer.call(evaluations.saveDraft, { params, body: { number: 1, rev: 0, conclusion: 'Unfertig' } })
    await ben.call(dataExports.request)
    expect([...(await fetched(ben)).values()].join()).not.toContain('Unfertig')
  })

  it('holds the days of the day log in plain form, with meals in words', async () => {
    const ben = await app.person()
    const [today, yesterday] = [todayInVienna(), addDays(todayInVienna(), -1)]
    const at = new Date().toISOString()
    const meals = { DINNER: 'EATEN', BREAKFAST: 'EATEN', LUNCH: 'OTHER', LATE_SNACK: 'SKIPPED' } as const
    await ben.call(dayLog.save, { params: { day: today }, body: { meals, waterMl: 1750, mood: 4, at } })
    await ben.call(dayLog.save, { params: { day: yesterday }, body: { energy: 7, at } })
    await ben.call(dataExports.request)
    const files = await fetched(ben)
    const text = (path: string) => files.get(`daten/${path}`)?.toString() ?? ''
    expect(JSON.parse(text('dein-tag.json'))).toMatchObject([
      { day: yesterday, eaten: [], waterMl: null, energy: 7 },
      { day: today, eaten: ['BREAKFAST', 'DINNER'], other: ['LUNCH'], skipped: ['LATE_SNACK'], waterMl: 1750, mood: 4 },
    ])
    expect(text('dein-tag.csv')).toContain(`${today};;Frühstück, Abendessen;Mittagessen;Spätmahlzeit;1750;`)
  })

  it('holds check-ins with questions, answers and replies in plain form, and the schedule; the forms are the trainer’s', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const form = await trainer.call(checkIns.addForm, { body: checkInForm })
    const body = { formId: form.id, weekday: 'Sunday' as const }
    await trainer.call(checkIns.schedule, { params: { userId: ben.id }, body })
    const params = { id: await openCheckIn(app, ben) }
    await ben.call(checkIns.submit, { params, body: { answers: checkInAnswers.slice(0, 3) } })
    await trainer.call(checkIns.reply, { params, body: { text: 'Schöne Woche' } })
    for (const person of [ben, trainer]) await person.call(dataExports.request)
    const [files, ofTrainer] = [await fetched(ben), await fetched(trainer)]
    const text = (path: string) => files.get(`daten/${path}`)?.toString() ?? ''
    const checkIn = { dueOn: todayInVienna(), formName: 'Jede Woche', status: 'REPLIED', reply: 'Schöne Woche' }
    expect(JSON.parse(text('wochenrueckblicke.json'))).toMatchObject([
      { ...checkIn, question: 'Wie war die Woche?', answer: '7' },
      { ...checkIn, question: 'Warst du satt?', answer: 'Ja' },
      { ...checkIn, question: 'Gewicht', answer: '71,4 kg' },
      { ...checkIn, question: 'Was war schwer?', answer: null },
    ])
    expect(text('wochenrueckblicke.csv')).toContain('beantwortet;Gewicht;71,4 kg')
    expect(text('wochenrueckblick-plan.csv')).toContain('Sonntag')
    expect(files.has('daten/wochenrueckblick-boegen.json')).toBe(false)
    expect(ofTrainer.get('daten/wochenrueckblick-boegen.csv')?.toString()).toContain('Warst du satt?;Ja oder nein')
    expect(ofTrainer.has('daten/wochenrueckblicke.json')).toBe(false)
  })

  it('says in words for which days of the plan an entry of the shopping list is', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const { id: recipeId } = await addRecipe(trainer)
    for (const [day, portions] of [
      ['Tuesday', 1],
      ['Monday', 4],
    ] as const) {
      const body = { userId: ben.id, day, meal: 'BREAKFAST', recipeId, portions } as const
      await ben.call(nutritionplan.toggle, { body })
    }
    await ben.call(shopping.suggestFromPlan, { params: { userId: ben.id }, body: { days: ['Monday', 'Tuesday'] } })
    await ben.call(shopping.save, { body: { item: { name: 'Servietten' } } })
    await ben.call(dataExports.request)
    const csv = (await fetched(ben)).get('daten/einkaufsliste.csv')?.toString()
    expect(csv).toContain('Montag: 240 g Haferflocken, Dienstag: 60 g Haferflocken')
    expect(csv).toContain('\r\nServietten;')
    expect(csv).not.toMatch(/[{}]|null/)
  })

  it('names mails by their template, and older ones by the first part of their key', async () => {
    const ben = await app.person()
    const of = { userId: ben.id, recipient: ben.email }
    await app.infra.database.prisma.mailDelivery.createMany({
      data: [
        { ...of, dedupeKey: `withoutName:${ben.id}`, template: 'trialEnding' },
        { ...of, dedupeKey: `unreadMessages:${ben.id}` },
      ],
    })
    await ben.call(dataExports.request)
    const csv = (await fetched(ben)).get('daten/mails.csv')?.toString()
    expect(csv).toContain(`\r\nEnde der Testphase;${ben.email};`)
    expect(csv).toContain(`\r\nNeue Nachricht;${ben.email};`)
  })

  it('says who wrote a note for the owner', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await app.infra.database.prisma.user.update({ where: { id: trainer.id }, data: { firstName: 'Theresa' } })
    await ben.call(notes.add, { body: { title: 'Meine', note: '' } })
    await trainer.call(notes.addForUser, { params: { userId: ben.id }, body: { title: 'Tipp', note: '' } })
    await ben.call(dataExports.request)
    const csv = (await fetched(ben)).get('daten/notizen.csv')?.toString()
    expect(csv).toContain('Für dich geschrieben;Geschrieben von;')
    expect(csv).toContain('Meine;;nein;;')
    expect(csv).toContain('Tipp;;ja;Theresa;')
  })

  it('holds the thread with a trainer whose account is deleted, and names nobody', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const body = { text: 'Gut gemacht', key: crypto.randomUUID() }
    await trainer.call(messages.send, { params: { userId: ben.id }, body })
    await trainer.call(users.deleteMyself)
    await ben.call(dataExports.request)
    const files = await fetched(ben)
    const rowsOf = (file: string) => JSON.parse(files.get(`daten/${file}.json`)?.toString() ?? '[]')
    expect(rowsOf('nachrichten')).toMatchObject([{ with: null, by: 'TRAINER', text: body.text }])
    expect(rowsOf('begleitung')).toMatchObject([{ as: 'CLIENT', with: null, status: 'ARCHIVED' }])
    expect(rowsOf('einwilligungen')).toContainEqual(expect.objectContaining({ kind: 'COACHING', trainer: null }))
  })

  it('reads a long access log page by page, and holds it whole', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const { prisma, pool } = app.infra.database
    const entries = 2 * rowsPerPage + 1
    await pool.query(
      `INSERT INTO audit_entries (id, actor_id, action, details)
       SELECT uuidv7(), $1, 'data.read', jsonb_build_object('reason', n::text) FROM generate_series(1, $2) n`,
      [trainer.id, entries],
    )
    const pages: number[] = []
    const log = tables.find(({ file }) => file === 'zugriffe') ?? expect.fail()
    for await (const page of log.pages(prisma, trainer.id, async () => undefined)) pages.push(page.length)
    expect(pages).toEqual([rowsPerPage, rowsPerPage, 1])
    await trainer.call(dataExports.request)
    const files = await fetched(trainer)
    const reasons = Array.from({ length: entries }, (_, index) => `${index + 1}`)
    const rows = JSON.parse(files.get('daten/zugriffe.json')?.toString() ?? '') as { reason: string }[]
    expect(rows.map(({ reason }) => reason)).toEqual(reasons)
    const lines = files.get('daten/zugriffe.csv')?.toString().split('\r\n') ?? []
    expect(lines.filter((line) => line.startsWith('\uFEFF'))).toHaveLength(1)
    expect(lines).toHaveLength(entries + 2)
  })

  it('finds the access log without reading that of everybody', async () => {
    const ben = await app.person()
    const { prisma, pool } = app.infra.database
    const statements = vi.spyOn(pool, 'query')
    const log = tables.find(({ file }) => file === 'zugriffe') ?? expect.fail()
    for await (const page of log.pages(prisma, ben.id, async () => undefined)) expect(page).toEqual([])
    const sent = statements.mock.calls.map(([statement]) => JSON.stringify(statement))
    statements.mockRestore()
    const search = sent.find((statement) => statement.includes('audit_entries')) ?? expect.fail()
    // With a limit PostgreSQL may read the whole table in the order of the ids.
    expect(search).not.toContain('LIMIT')
  })

  it('holds no data of other users', async () => {
    const [ben, mia] = [await app.person(), await app.person()]
    await mia.call(notes.add, { body: { title: 'geheim von Mia', note: '' } })
    await give(mia, 'mia.pdf')
    await ben.call(dataExports.request)
    const files = await fetched(ben)
    expect([...files].join()).not.toMatch(/geheim von Mia|mia\.pdf/)
    const { id } = await ready(ben)
    await expect(mia.call(dataExports.download, { params: { id } })).toMatchProblem('not_found')
    expect(await mia.call(dataExports.current)).toEqual({ current: null })
  })

  it('tells a trainer whom an admin proposed only after the member accepts', async () => {
    const [trainer, mia] = [await app.person(['ROLE_TRAINER']), await app.person()]
    const { prisma } = app.infra.database
    const { id } = await prisma.invite.create({
      data: {
        trainerId: trainer.id,
        clientId: mia.id,
        email: mia.email,
        firstName: 'Mirabella',
        origin: 'ASSIGNED',
        expiresAt: new Date('2099-01-01'),
      },
    })
    const exported = async (person: Person) => {
      await prisma.dataExport.deleteMany({ where: { userId: person.id } })
      await person.call(dataExports.request)
      return (await fetched(person)).get('daten/einladungen.csv')?.toString()
    }
    const whole = `;${mia.email};Mirabella;`
    for (const status of ['OPEN', 'DECLINED', 'EXPIRED', 'REVOKED'] as const) {
      await prisma.invite.update({ where: { id }, data: { status } })
      expect(await exported(trainer)).toContain(`;${mia.email[0]}…@example.test;;`)
    }
    expect(await exported(mia)).toContain(whole)
    await prisma.invite.update({ where: { id }, data: { status: 'ACCEPTED' } })
    expect(await exported(trainer)).toContain(whole)
  })

  it('is created once for concurrent requests', async () => {
    const ben = await app.person()
    const requested = await Promise.all(Array.from({ length: 5 }, () => ben.call(dataExports.request)))
    expect(new Set(requested.map(({ id }) => id)).size).toBe(1)
    await ready(ben)
    await app.mailTo(ben.email, 'Datenexport')
    expect(app.mails.filter(({ to, subject }) => to === ben.email && subject.includes('Datenexport'))).toHaveLength(1)
    expect((await app.infra.storage.list(`exports/${ben.id}/`)).files).toHaveLength(1)
    const again = await ben.call(dataExports.request)
    expect(again.id).not.toBe(requested[0]?.id)
    await ready(ben)
  })

  it('lists files missing in storage', async () => {
    const ben = await app.person()
    await give(ben, 'weg.pdf')
    await app.infra.storage.remove((await app.infra.storage.list(`documents/${ben.id}/`)).files.map(({ key }) => key))
    await ben.call(dataExports.request)
    expect((await fetched(ben)).get('LIES-MICH.txt')?.toString()).toContain('nicht mehr gefunden: dokumente/weg.pdf')
  })
})

describe('the sweep', () => {
  it('deletes expired exports, and fails those not completed within a day', async () => {
    const [ben, mia] = [await app.person(), await app.person()]
    const { prisma } = app.infra.database
    await ben.call(dataExports.request)
    const { id } = await ready(ben)
    const weekAgo = new Date(Date.now() - 7 * 24 * 3_600_000 - 1000)
    await prisma.dataExport.update({ where: { id }, data: { readyAt: weekAgo } })
    await expect(ben.call(dataExports.download, { params: { id } })).toMatchProblem('not_found')
    const stuck = { userId: mia.id, createdAt: new Date(Date.now() - 29 * 3_600_000) }
    await prisma.dataExport.create({ data: { ...stuck, status: 'RUNNING' } })
    await app.infra.database.transaction((tx) => sweepExportsJob(app.infra.storage).run({}, tx))
    expect(await prisma.dataExport.count({ where: { userId: ben.id } })).toBe(0)
    expect(await app.infra.storage.head(exportKey({ id, userId: ben.id }))).toBeNull()
    expect((await mia.call(dataExports.current)).current?.status).toBe('FAILED')
    expect(await mia.call(dataExports.request)).toMatchObject({ status: 'WAITING' })
  })
})

it('erasing an account deletes its exports, also one in progress', async () => {
  const ben = await app.person()
  await ben.call(dataExports.request)
  await ready(ben)
  await ben.call(dataExports.request)
  await ben.call(users.deleteMyself)
  const stored = async () => (await app.infra.storage.list(`exports/${ben.id}/`)).files
  const open = `SELECT 1 FROM pgboss.job WHERE data->>'userId' = $1 AND state < 'completed'`
  const idle = async () => (await app.infra.database.pool.query(open, [ben.id])).rowCount
  await expect.poll(idle).toBe(0)
  await expect.poll(stored).toEqual([])
})
