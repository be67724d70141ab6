import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LineChartDrawing } from './line-chart-drawing.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const [width, height] = [600, 300]

/** Lays out the parent of the drawing in this size: the test's DOM has no layout. */
function layOut() {
  class FixedResizeObserver {
    readonly report: (entries: unknown[]) => void
    constructor(report: (entries: unknown[]) => void) {
      this.report = report
    }
    observe() {
      this.report([{ contentRect: { left: 0, top: 0, width, height } }])
    }
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', FixedResizeObserver)
}

const line = [
  { day: '2026-09-01', value: 72 },
  { day: '2026-10-01', value: 70.5 },
  { day: '2026-11-01', value: 69.8 },
]

const show = async (values = line) => {
  layOut()
  const data = { line: values, points: values, from: '2026-09-01', until: '2026-11-01' }
  render(<LineChartDrawing {...data} label="Gewicht, drei Monate" formatValue={(value) => `${value} kg`} />)
  return screen.findByRole('img', { name: 'Gewicht, drei Monate' })
}

const highlight = () => screen.getByText(/ kg$/).textContent

test('labels the latest value, and the day nearest to the pointer while there is one', async () => {
  const drawing = await show()
  expect(highlight()).toBe('69.8 kg')
  fireEvent.pointerMove(drawing, { clientX: 60 })
  expect(highlight()).toMatch(/^0?1\.0?9\.2026: 72 kg$/)
  fireEvent.pointerDown(drawing, { clientX: width / 2 })
  expect(highlight()).toMatch(/^0?1\.10\.2026: 70\.5 kg$/)
  fireEvent.pointerLeave(drawing)
  expect(highlight()).toBe('69.8 kg')
})

test('draws a flat line in the middle of a scale with a minimum height', async () => {
  const drawing = await show(line.map(({ day }) => ({ day, value: 70 })))
  const [, ...levels] = [...drawing.querySelectorAll('circle')].map((circle) => Number(circle.getAttribute('cy')))
  expect(new Set(levels).size).toBe(1)
  expect(levels[0]).toBeGreaterThan(height / 4)
  expect(levels[0]).toBeLessThan((3 * height) / 4)
  expect(screen.getAllByText(/^\d{2}(,\d)?$/).length).toBeGreaterThan(2)
})
