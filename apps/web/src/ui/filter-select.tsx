import type { ReactNode } from 'react'
import { controlClass } from './field.tsx'

interface FilterSelectProps {
  readonly label: string
  readonly value: string
  /** Width. */
  readonly className?: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

/** Select that filters a list; its first option names what is filtered. */
export const FilterSelect = ({
  label,
  value,
  className = 'min-w-0 sm:min-w-[min(10rem,100%)]',
  onChange,
  children,
}: FilterSelectProps) => (
  <label className={className}>
    <span className="sr-only">{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)} className={controlClass}>
      {children}
    </select>
  </label>
)
