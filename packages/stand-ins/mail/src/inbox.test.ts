import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '@kostbar/machine/free-port'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildInbox } from './http.ts'
import { openMailbox } from './mailbox.ts'
import { listenForMail } from './smtp.ts'

const mail = {
  from: 'Kostbar <hallo@kostbar.test>',
  to: 'Anna@kostbar.test',
  subject: 'Grüße aus der Küche',
  messageId: '<one@kostbar.test>',
  text: 'Dein Plan ist fertig – <b>schau</b> hinein.',
  html: '<p style="color:green">Dein Plan</p><script>alert(1)</script>',
}

async function startInbox(existing?: string) {
  const directory = existing ?? join(await temporaryDirectory(), 'mail')
  const mailbox = await openMailbox(directory)
  const port = await freePort()
  const close = await listenForMail(mailbox, port)
  const inbox = await buildInbox(mailbox)
  onTestFinished(async () => void (await Promise.all([close(), inbox.close()])))
  const transport = createTransport({ host: '127.0.0.1', port })
  const get = (url: string) => inbox.inject({ url, headers: { host: '127.0.0.1:3002' } })
  return {
    directory,
    inbox,
    port,
    get,
    send: (message: SendMailOptions) => transport.sendMail(message),
    list: async (query = '') => (await get(`/api/messages${query}`)).json(),
  }
}

describe('the mail inbox', () => {
  it('stores received mails, newest first', async () => {
    const { send, list, get } = await startInbox()
    await send(mail)
    await send({ ...mail, messageId: '<two@kostbar.test>', subject: 'Zweite', to: 'ben@kostbar.test' })
    const [second, first] = await list()
    expect(second.subject).toBe('Zweite')
    expect(first).toMatchObject({
      from: 'Kostbar <hallo@kostbar.test>',
      to: ['anna@kostbar.test'],
      subject: 'Grüße aus der Küche',
      messageId: '<one@kostbar.test>',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(first.text.trim()).toBe(mail.text)
    expect(first.html).toContain('<p style="color:green">Dein Plan</p>')
    expect((await get(`/api/messages/${first.id}`)).json()).toEqual(first)
    expect((await get('/api/messages/none')).statusCode).toBe(404)
  })

  it('finds by recipient, in any case, hidden ones too', async () => {
    const { send, list } = await startInbox()
    await send({ ...mail, bcc: 'still@kostbar.test' })
    await send({ ...mail, messageId: '<two@kostbar.test>', to: 'ben@kostbar.test' })
    expect(await list('?to=ANNA@kostbar.test')).toHaveLength(1)
    expect(await list('?to=still@kostbar.test')).toHaveLength(1)
    expect(await list('?to=nobody@kostbar.test')).toEqual([])
  })

  it('stores a mail delivered twice once, also after a restart', async () => {
    const { directory, send, list } = await startInbox()
    await Promise.all([send(mail), send(mail), send({ ...mail, to: 'ben@kostbar.test' })])
    const again = await startInbox(directory)
    await again.send(mail)
    const [only, ...others] = await again.list()
    expect(others).toEqual([])
    expect(only.to.toSorted()).toEqual(['anna@kostbar.test', 'ben@kostbar.test'])
    expect(await list()).toHaveLength(1)
    expect(await readdir(directory)).toHaveLength(1)
  })

  it('is empty after DELETE', async () => {
    const { directory, inbox, send, list } = await startInbox()
    await send(mail)
    const answer = await inbox.inject({ method: 'DELETE', url: '/api/messages', headers: { host: 'localhost:3002' } })
    expect(answer.statusCode).toBe(204)
    expect(await list()).toEqual([])
    expect(await readdir(directory)).toEqual([])
  })

  it('survives a sender that hangs up in the middle of a mail', async () => {
    const { port, send, list } = await startInbox()
    const socket = connect(port, '127.0.0.1')
    let answers = ''
    socket.on('data', (bytes) => {
      answers += bytes
    })
    // A server refuses clients that speak before it has greeted them.
    await expect.poll(() => answers).toMatch(/^220 /m)
    socket.write('EHLO x\r\nMAIL FROM:<a@b.test>\r\nRCPT TO:<c@d.test>\r\nDATA\r\nSubject: half')
    // 354: the server reads the mail.
    await expect.poll(() => answers).toMatch(/^354 /m)
    socket.destroy()
    await send(mail)
    expect(await list()).toHaveLength(1)
  })
})

describe('the page of the inbox', () => {
  it('lists mails in German with escaped contents', async () => {
    const { send, get } = await startInbox()
    expect((await get('/')).body).toContain('Noch keine Post.')
    await send({ ...mail, subject: '<img src=x onerror=alert(1)>' })
    const { body, headers } = await get('/')
    const files = [...body.matchAll(/(?:href|src)="(\/\w+\.\w+)"/g)].map(([, file]) => file ?? '')
    expect(files).toEqual(['/base.css', '/list.css', '/icon.svg', '/refresh.js'])
    for (const file of files) expect((await get(file)).statusCode).toBe(200)
    expect(body).toContain('1 Nachricht<')
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(body).not.toContain('<img')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; /)
    expect(headers['content-security-policy']).not.toContain('unsafe')
  })

  it('shows a mail in a frame without scripts, and its text separately', async () => {
    const { send, list, get } = await startInbox()
    await send(mail)
    const [{ id }] = await list()
    const page = await get(`/messages/${id}`)
    expect(page.body).toContain(
      `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${id}/html"`,
    )
    expect(page.body).not.toContain('alert(1)')
    const framed = await get(`/messages/${id}/html`)
    expect(framed.headers['content-security-policy']).toMatch(/^sandbox allow-popups .*default-src 'none'/)
    expect(framed.headers['content-security-policy']).not.toMatch(/allow-scripts|script-src|allow-same-origin/)
    const { body } = await get(`/messages/${id}?text`)
    expect(body).toContain('Dein Plan ist fertig – &lt;b&gt;schau&lt;/b&gt; hinein.')
    expect(body).not.toContain('<iframe')
  })

  it('answers 404 in German for a missing mail, and refuses other host names', async () => {
    const { inbox, get } = await startInbox()
    const missing = await get('/messages/none')
    expect(missing.statusCode).toBe(404)
    expect(missing.body).toContain('Diese Nachricht gibt es nicht (mehr).')
    const foreign = await inbox.inject({ url: '/api/messages', headers: { host: 'evil.test' } })
    expect(foreign.statusCode).toBe(421)
  })
})
