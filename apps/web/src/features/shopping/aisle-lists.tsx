import { aisles } from '@kostbar/contracts/shopping/aisles'
import { type ReactNode, useId } from 'react'
import { type AisleGroup, byAisle } from './by-aisle.ts'
import type { ShownItem } from './pending-changes.ts'

interface AisleListsProps {
  readonly items: readonly ShownItem[]
  /** Names the list of what has no place in the shop. */
  readonly label: string
  /** Level of the places' headings. */
  readonly heading: 'h3' | 'h4'
  readonly row: (item: ShownItem) => ReactNode
}

/** Rows under the places of the shop where they are found; one list without a heading while no place is known. */
export const AisleLists = ({ items, ...props }: AisleListsProps) =>
  byAisle(items).map((group) => <AisleList key={group.aisle} group={group} {...props} />)

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
