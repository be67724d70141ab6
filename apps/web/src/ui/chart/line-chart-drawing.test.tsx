import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LineChartDrawing } from './line-chart-drawing.tsx'

const [width, height] = [600, 300]

/** Lays out the parent of the drawing in a size: the test's DOM has no layout. */
function layOut(width: number) {
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

const show = async (values = line, from = '2026-09-01', widthPx = width) => {
  layOut(widthPx)
  const data = { line: values, points: values, from, until: '2026-11-01' }
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

test.each([300, 450, 600, 750, 900])(
  'leaves room for each label of the days at a width of %i pixels',
  async (widthPx) => {
    for (const from of ['2026-10-25', '2026-10-04', '2026-08-01', '2026-04-20', '2025-11-01', '2021-11-01']) {
      const drawing = await show(line, from, widthPx)
      const lefts = [...drawing.querySelectorAll('text[text-anchor="middle"]')].map((text) =>
        Number(text.getAttribute('x')),
      )
      expect(lefts.length).toBeGreaterThan(1)
      const distances = lefts.slice(1).map((left, index) => left - (lefts[index] ?? 0))
      expect(Math.min(...distances), `from ${from}`).toBeGreaterThan(60)
      cleanup()
    }
  },
)
