import { Component, type ReactNode } from 'react'

/** Leaves a block out when showing it fails; React reports the error. */
export class BlockBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
