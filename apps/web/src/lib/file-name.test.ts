import { expect, test } from 'vitest'
import { fileNameAbout } from './file-name.ts'

test.each([
  ['Jörg', 'anamnese-fassung-1-joerg.pdf'],
  ['Anna Maria', 'anamnese-fassung-1-anna-maria.pdf'],
  ['李', 'anamnese-fassung-1.pdf'],
])('a file about %s is %s', (person, name) => {
  expect(fileNameAbout('anamnese-fassung-1.pdf', person)).toBe(name)
})
