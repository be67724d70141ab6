// @vitest-environment node
import { expect, test } from 'vitest'
import { createUsedStyles } from './used-styles.ts'

const used = (css: string, html: string) => createUsedStyles(css)(html)

test('keeps the rules of classes in the HTML and of elements', () => {
  const css = 'h1{margin:0}.card{color:red}.dialog{color:blue}[data-open]{color:green}'
  expect(used(css, '<h1 class="card big">')).toBe('h1{margin:0}.card{color:red}[data-open]{color:green}')
})

test('a rule with several selectors stays when one of them can apply', () => {
  expect(used('.a .b,.c{margin:0}', '<p class="c">')).toBe('.a .b,.c{margin:0}')
  expect(used('.a .b,.c{margin:0}', '<p class="a">')).toBe('')
  expect(used('.a .b,.c{margin:0}', '<p class="a"><b class="b">')).toBe('.a .b,.c{margin:0}')
})

test('reads escaped classes, as Tailwind writes them', () => {
  const css = String.raw`.sm\:w-1\/2{width:50%}.w-\[calc\(1px\+\.5rem\)\]{width:9px}.\32 xl{width:2px}.\[\&\>p\]\:m-0>p{margin:0}`
  const html = '<p class="sm:w-1/2 w-[calc(1px+.5rem)]"><p class="2xl [&amp;&gt;p]:m-0">'
  expect(used(css, html)).toBe(css)
  expect(used(css, '<p class="w-1/2 1/2 p">')).toBe('')
})

test('classes inside of pseudo-classes need not be in the HTML', () => {
  const css = String.raw`.a:not(.b){margin:0}.group-open\:x:is(:where(.group):is([open],.shown:not(.c)) *){margin:1px}`
  expect(used(css, '<p class="a"><p class="group-open:x">')).toBe(css)
})

test('keeps groups with used rules, and the order of layers', () => {
  const css = '@layer base{.x{margin:0}}@layer utilities{@media print{.a{margin:0}}@media screen{.b{margin:0}}}'
  expect(used(css, '<p class="a">')).toBe('@layer base;@layer utilities{@media print{.a{margin:0}}}')
})

test('keeps fonts and the statement of layers', () => {
  const css = '@layer base,utilities;@font-face{font-family:A}'
  expect(used(css, '')).toBe(css)
})

test('keeps the animations and registered properties that used rules mention', () => {
  const initialValues = '@layer properties{*{--tw-m:0;--tw-n:0}}'
  const definitions = '@keyframes k{50%{opacity:0}}@property --tw-m{syntax:"*";inherits:false}'
  const others = '@keyframes l{50%{opacity:0}}@property --tw-n{syntax:"*";inherits:false}'
  const rules = '.a{animation:k 1s}.b{margin:var(--tw-m)}'
  const css = `${initialValues}${rules}.c{animation:l 1s;--tw-n:1px}${definitions}${others}`
  expect(used(css, '<p class="a b">')).toBe(`${initialValues}${rules}${definitions}`)
})

test('keeps nested rules with the rule they belong to', () => {
  const css = '.a{margin:0;&:hover{margin:1px}.b &{margin:2px}}'
  expect(used(css, '<p class="a">')).toBe(css)
  expect(used(css, '<p class="b">')).toBe('')
})
