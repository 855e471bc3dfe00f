import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { RouteError } from '#web/app/RouteError.tsx';

interface BoundaryProps {
  location: Location;
  children: ReactNode;
}
interface BoundaryState {
  location: Location;
  thrown?: { error: unknown } | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { thrown: { error } };
  }

  /** Clears the error when the address changes. */
  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, thrown: undefined };
  }

  override render() {
    const { thrown } = this.state;
    return thrown ? <RouteError error={thrown.error} /> : this.props.children;
  }
}

/** Limits an error to its children. The rest of the page stays. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary location={useLocation()}>{children}</Boundary>
);
