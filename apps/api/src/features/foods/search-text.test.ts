import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

/** Names and how they are searched for. */
const searchTexts = {
  '': '',
  'Apfel 20 % Fett_\\': 'apfel 20 % fett_\\',
  'ÄPFEL, Öl & Müsli': 'apfel, ol & musli',
  Weißbrot: 'weissbrot',
  'GROẞE NUẞ': 'grosse nuss',
  'CRÈME BRÛLÉE': 'creme brulee',
  Éclair: 'eclair',
  'Jalapeño à la façon': 'jalapeno a la facon',
  // Only the listed accents are removed, and composed characters only.
  'Smørrebrød, Åland': 'smørrebrød, åland',
  'Cafe\u0301': 'cafe\u0301',
  // The dotted capital I of Turkish becomes an i with a combining dot outside Turkish.
  İskender: 'i\u0307skender',
  'Ispanak ıspanak': 'ispanak ıspanak',
  // A sigma at the end of a word has a form of its own.
  'ΜΟΥΣΑΚΑΣ ΣΟΣ': 'μουσακας σος',
  БОРЩ: 'борщ',
  '🍏 Äpfel 👩‍🍳': '🍏 apfel 👩‍🍳',
  寿司: '寿司',
}

it('search texts are without case, umlauts and accents', async () => {
  const names = Object.keys(searchTexts)
  const { rows } = await sql<{ name: string; text: string }>`
    SELECT name, search_text(name) AS text FROM unnest(${names}::text[]) AS name`.execute(app.infra.database.kysely)
  expect(Object.fromEntries(rows.map(({ name, text }) => [name, text]))).toEqual(searchTexts)
})

it('search texts of European scripts are the same as with the lower case of ICU', async () => {
  const { rows } = await sql<{ name: string }>`
    WITH names AS (
      SELECT 'Ab' || chr(code) || after AS name
        FROM (SELECT generate_series(1, x'0fff'::int) UNION ALL SELECT generate_series(x'1e00'::int, x'1fff'::int)) c (code),
             unnest(ARRAY['', 'Z']) after
    )
    SELECT name FROM names
     WHERE search_text(name) IS DISTINCT FROM translate(replace(lower(name COLLATE "de-AT-x-icu"), 'ß', 'ss'),
             'äöüàáâèéêëìíîïòóôùúûçñ', 'aouaaaeeeeiiiiooouuucn')`.execute(app.infra.database.kysely)
  expect(rows).toEqual([])
})
