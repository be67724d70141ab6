import dill from '../../svg/dish/pieces/dill.svg?raw'
import { markupOf } from '../svg.ts'
import { ball } from './pieces.ts'
import { stroked } from './shapes.ts'
import { food } from './tones.ts'

/** Pieces like those of `pieces.ts` whose shape belongs to a single ingredient. */

export const drizzle =
  stroked('M-13 4C-10-8-1-9 2-1S12 6 14-5', food.oil.base, 2.2) +
  stroked('M-13 4h.1M15-7h.1', food.oil.base, 3.6) +
  stroked('M-7-11h.1M8 9h.1', food.oil.base, 3) +
  stroked('M-11 0C-8-7-2-7 0-2', food.oil.light, 0.8)

export function blueberry(): string {
  return (
    ball({ deep: '#232C57', base: '#3D4C86', light: '#6574AC', pale: '#A9B4DA' }) +
    stroked('M1 0l2 2M3 0l-2 2', '#232C57', 1.4)
  )
}

export function chanterelle(): string {
  const { deep, base, pale } = food.yolk
  return (
    `<path d="M-10-4Q-6-10 0-8T10-5Q8 0 3 2L2 10Q-1 12-3 9L-4 2Q-9 0-10-4z" fill="${deep}"/>` +
    `<path d="M-9-4.6Q-6-9 0-7.4T9-5.4Q6-2 0-3T-9-4.6z" fill="${pale}"/>` +
    `<path d="M-8-3Q0-.6 8-3.4Q6 0 2 1.4L1 9Q-1 10-2 8L-3 1.4Q-7 0-8-3z" fill="${base}"/>`
  )
}

export function drumstick(): string {
  const { deep, base, light, pale } = food.chicken
  return (
    stroked('M4 8L11 14.4', food.cream.deep, 5.4) +
    stroked('M4 8L11 14.4', food.cream.base, 4) +
    stroked('M12.4 13.6h.1M10.4 15.6h.1', food.cream.deep, 5.8) +
    stroked('M12.4 13.6h.1M10.4 15.6h.1', food.cream.light, 4.4) +
    `<path d="M-11-4C-11-11-1-13 4-8S10 5 6 9-2 10-6 6-11 1-11-4z" fill="${deep}"/>` +
    `<path d="M-10-4.6C-10-10.6-1-12 3.4-7.6S8.4 4 5 7.4-2 8.4-5.6 5-10 .6-10-4.6z" fill="${base}"/>` +
    `<path d="M-7-4C-7-8-1-9 2-6S4 1 1 2-7 0-7-4z" fill="${light}"/>` +
    stroked('M-6-5Q-4-8 0-7.4', pale, 1.4) +
    stroked('M2 4h.1M4 1h.1M-4 4h.1M-1 5.6h.1', deep, 1.3)
  )
}

export function rosemary(): string {
  const { deep, base } = food.spinach
  return (
    stroked('M0 11Q1 0-1-11', deep, 1.4) + stroked('M0 8l-4-4M0 8l4-4M.4 3l-4-4M.4 3l4-4M0-3l-4-4M0-3l3-4', base, 1.8)
  )
}

export function poachedEgg(): string {
  const { deep, light } = food.white
  return (
    `<path d="M-10-2C-11-9-3-12 3-10S12-4 10 3 3 11-3 9-9 5-10-2z" fill="${deep}"/>` +
    `<path d="M-9.4-2.6C-10-8.4-3-11 2.4-9.2S10.6-4 9 2 2 9.4-3 7.6-8.6 3.6-9.4-2.6z" fill="${light}"/>` +
    `<circle cx=".4" cy="-.6" r="4.4" fill="${food.yolk.base}"/>` +
    stroked('M-2-1.6Q-1-3.4 1-3.4', food.yolk.pale, 1)
  )
}

export function cheeseDumpling(): string {
  const { deep, base, light, pale } = food.crust
  return (
    `<circle cx="1" cy="1.6" r="10.6" fill="#1E2B26" opacity=".22"/><circle r="10.6" fill="${deep}"/>` +
    `<circle cx="-.4" cy="-.6" r="9.6" fill="${base}"/><circle cx="-1.4" cy="-1.8" r="6" fill="${light}"/>` +
    stroked('M-4-4h.1M2-6h.1M5 0h.1M-2 3h.1M3 4h.1M-6 0h.1', food.herb.base, 1.4) +
    stroked('M0 0h.1M-3-1h.1M4-3h.1', deep, 1.4) +
    stroked('M-7-3Q-5-7-1-7.6', pale, 1)
  )
}

export function dillSprig(): string {
  return `<g transform="scale(1.2)">${markupOf(dill)}</g>`
}

export function parsleyPotato(): string {
  const { deep, base, light, pale } = food.potato
  return (
    `<ellipse cx="1" cy="1.8" rx="10.4" ry="8.6" fill="#1E2B26" opacity=".2"/><ellipse rx="10.4" ry="8.6" fill="${deep}"/>` +
    `<ellipse cx="-.6" cy="-.8" rx="9.4" ry="7.6" fill="${base}"/><ellipse cx="-2" cy="-2" rx="5.4" ry="3.6" fill="${light}"/>` +
    stroked('M-6-3Q-4-5.6 0-5.8', pale, 1.2) +
    stroked('M3-3l1.6 1M-3 2l1.4 1M4 3l1-1.4M-6 0l1 1M0-4l1.4.6', food.herb.deep, 1.7)
  )
}

export function pod(): string {
  const { deep, base, light, pale } = food.leaf
  const d =
    'M-15 1C-13-4-9-5-7-3.6-4-6.4 0-6 1.6-3.8 5-6 9-5 10-2.4L15 0 10 3C8 6 4 6.4 1.6 4.4-2 6.6-5 6-7 3.8-10 5-13 4-15 1z'
  return (
    `<path d="${d}" fill="#1E2B26" opacity=".2" transform="translate(1 1.8)"/><path d="${d}" fill="${deep}"/>` +
    `<path d="${d}" fill="${base}" transform="translate(-.6 -.8) scale(.93)"/>` +
    `<g fill="${light}"><circle cx="-8" cy="-.4" r="2.8"/><circle cx="-2.4" cy="-.6" r="3.4"/><circle cx="5" cy="-.6" r="3.4"/></g>` +
    stroked('M-9-1.4l1-.6M-4-2l1.4-.6M3.4-2l1.4-.6', pale, 1.2)
  )
}

export function sesameSauce(): string {
  return (
    stroked('M-12-6Q-4-10 2-2T12 2M-11 3Q-4-1 1 6T11 9', food.tofu.deep, 4.4) +
    stroked('M-12-6.6Q-4-10.6 2-2.6T12 1.4M-11 2.4Q-4-1.6 1 5.4T11 8.4', food.cream.pale, 3.2)
  )
}
