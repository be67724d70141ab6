import { expect, test } from 'vitest'
import { acceptAttribute, type FileRules, validateFile } from './file-rules.ts'

const rules: FileRules = {
  types: { pdf: 'application/pdf', png: 'image/png' },
  maxBytes: 10,
  wrongType: 'Falsches Format',
  tooLarge: 'Zu groß',
  empty: 'Leer',
}
const file = (name: string, size = 5) => new File(['x'.repeat(size)], name)

test.each([
  ['plan.pdf', 5, null],
  ['PLAN.PDF', 10, null],
  ['plan.v2.png', 1, null],
  ['plan.exe', 5, 'Falsches Format'],
  ['pdf', 5, 'Falsches Format'],
  ['plan.pdf.exe', 5, 'Falsches Format'],
  ['plan.constructor', 5, 'Falsches Format'],
  ['plan.pdf', 11, 'Zu groß'],
  ['plan.pdf', 0, 'Leer'],
])('%s of %i bytes: %s', (name, size, message) => {
  expect(validateFile(file(name, size), rules)).toBe(message)
})

test('the file input offers the accepted extensions', () => {
  expect(acceptAttribute(rules)).toBe('.pdf,.png')
})
