import { aisles } from '@kostbar/contracts/shopping/aisles'
import { type ReactNode, useId } from 'react'
import { type AisleGroup, groupByAisle } from '../../domain/shopping/by-aisle.ts'
import type { ShownItem } from './pending-changes.ts'

interface AisleListsProps {
  readonly items: readonly ShownItem[]
  /** Accessible name of the list of items without an aisle. */
  readonly label: string
  /** Level of the aisle headings. */
  readonly heading: 'h2' | 'h3' | 'h4'
  readonly row: (item: ShownItem) => ReactNode
}

/** Lists of items grouped by aisle; items without an aisle have no heading. */
export const AisleLists = ({ items, ...props }: AisleListsProps) =>
  groupByAisle(items).map((group) => <AisleList key={group.aisle} group={group} {...props} />)

type AisleListProps = Omit<AisleListsProps, 'items'> & { readonly group: AisleGroup<ShownItem> }

function AisleList({ group: { aisle, items }, label, heading: Heading, row }: AisleListProps) {
  const id = useId()
  if (!aisle) return <ul aria-label={label}>{items.map(row)}</ul>
  return (
    <>
      <Heading id={id} className="mt-5 font-sans text-sm font-semibold text-leaf first:mt-1">
        {aisles[aisle]}
      </Heading>
      <ul aria-labelledby={id}>{items.map(row)}</ul>
    </>
  )
}
