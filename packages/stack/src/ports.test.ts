import { describe, expect, it } from 'vitest'
import { readPorts } from './ports.ts'

describe('the ports of the stack', () => {
  it('follow PORT_BASE', () => {
    expect(readPorts({})).toMatchObject({ WEB_PORT: 3000, API_PORT: 3001, DATABASE_PORT: 3006, SMTP_PORT: 3012 })
    expect(readPorts({ PORT_BASE: '4100' })).toMatchObject({ WEB_PORT: 4100, MAIL_WEB_PORT: 4102, SMTP_PORT: 4112 })
  })

  it('can be set one by one, and an empty value means the default', () => {
    expect(readPorts({ PORT_BASE: '4100', DATABASE_PORT: '5432', API_PORT: '' })).toMatchObject({
      DATABASE_PORT: 5432,
      API_PORT: 4101,
    })
  })

  it.each([
    ['PORT_BASE', 'abc', "PORT_BASE is 'abc', but it must be a whole number from 1024 to 65523."],
    ['PORT_BASE', '80', "PORT_BASE is '80', but it must be a whole number from 1024 to 65523."],
    ['PORT_BASE', '65524', "PORT_BASE is '65524', but it must be a whole number from 1024 to 65523."],
    ['API_PORT', '0', "API_PORT is '0', but it must be a whole number from 1 to 65535."],
    ['SMTP_PORT', '25.5', "SMTP_PORT is '25.5', but it must be a whole number from 1 to 65535."],
    ['WEB_PORT', '1e3', "WEB_PORT is '1e3', but it must be a whole number from 1 to 65535."],
    ['WEB_PORT', '65536', "WEB_PORT is '65536', but it must be a whole number from 1 to 65535."],
  ])('refuse %s=%s by name', (name, value, sentence) => {
    expect(() => readPorts({ [name]: value })).toThrow(sentence)
  })

  it('refuse those that browsers do not connect to, where a browser would', () => {
    expect(() => readPorts({ PORT_BASE: '6000' })).toThrow(
      'WEB_PORT is 6000, which browsers refuse: set WEB_PORT or PORT_BASE to other ports.',
    )
    expect(readPorts({ DATABASE_PORT: '6000' })).toMatchObject({ DATABASE_PORT: 6000 })
  })

  it('refuse one port for two parts', () => {
    expect(() => readPorts({ WEB_PORT: '3001' })).toThrow(
      'WEB_PORT and API_PORT are both 3001, but each needs a port of its own.',
    )
  })
})
