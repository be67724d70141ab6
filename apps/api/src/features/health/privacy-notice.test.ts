import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { erasureDays } from './service.ts'

it('erases health data after as many days as the privacy notice says', async () => {
  const notice = await readFile(new URL('../../../../../content/datenschutz.yaml', import.meta.url), 'utf8')
  expect(notice).toContain(`Nach einem Widerruf sieht niemand mehr diese Daten, und nach ${erasureDays} Tagen löschen`)
})
