import { isDrawable } from '@kostbar/illustrations/dish'
import { expect, it } from 'vitest'
import { pictureOf, pictureWords } from './picture.ts'

const recipe = (name: string, ingredients: string[] = [], tags: string[] = []) => ({ name, tags, ingredients })

it('only gives words that can be drawn', () => {
  expect(pictureWords.filter((word) => !isDrawable(word))).toEqual([])
})

it.each([
  ['Rote-Linsen-Suppe', 'soup:lentil'],
  ['Omas Kürbiscremesuppe', 'soup:pumpkin'],
  ['Klare Gemüsesuppe', 'broth:clear'],
  ['Rindsgulasch', 'goulash:beef'],
  ['Erdäpfelgulasch', 'goulash:red'],
  ['Spaghetti Bolognese', 'pasta:spaghetti'],
  ['Krautfleckerl', 'pasta:fleckerl'],
  ['Kaiserschmarren', 'schmarren:kaiser'],
  ['Apfelstrudel', 'strudel:apple'],
  ['Marillenknödel', 'dumplings:crumb'],
  ['Wiener Schnitzel', 'schnitzel:veal'],
  ['Gebratenes Lachsfilet', 'fillet:salmon'],
  ['Schoko-Muffins', 'muffins:carrot'],
  ['Beeren-Smoothie', 'glass:berry'],
  ['Hummus', 'dip:hummus'],
  ['Linsensalat', 'salad:lentil'],
  ['Gemüselaibchen', 'patties:vegetable'],
])('the name %s tells the form %s', (name, form) => {
  expect(pictureOf(recipe(name))).toEqual([form])
})

it('takes the form from the tags where the name does not tell, and else draws a pan', () => {
  expect(pictureOf(recipe('Mein Liebling', [], ['Schnell', 'Suppe']))).toEqual(['broth:clear'])
  expect(pictureOf(recipe('Mein Liebling'))).toEqual(['skillet:roasted'])
})

it('adds the first four drawable ingredients, each once', () => {
  const ingredients = ['Rote Linsen', 'Karotten', 'Karotten', 'Zwiebel', 'Gemüsesuppe', 'Petersilie', 'Zitronensaft']
  expect(pictureOf(recipe('Eintopf', ingredients))).toEqual(['stew:red', 'lentils', 'carrot', 'onion', 'parsley'])
  expect(pictureOf(recipe('Eintopf', ['Kürbiskernöl', 'Paprikapulver', 'Salz']))).toEqual([
    'stew:red',
    'pumpkin-seed-oil',
  ])
})
