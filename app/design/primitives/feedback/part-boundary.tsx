import { Component, type ReactNode } from 'react'
import { ErrorPanel } from './error-panel.tsx'

/**
 * Round a part of a page: when it fails, the page round it stays, `ErrorPanel` stands in its place, and 'Try again'
 * clears the error and renders the part once more.
 */
export class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <ErrorPanel onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    )
  }
}
