interface Props {
  /** What is said to those who cannot see the shimmer. */
  label: string;
  /** Height of what will stand here, px, so that the page does not jump. */
  height: number;
}

/** Stands where something is still being fetched. */
export function Skeleton({ label, height }: Props) {
  return (
    <div className="skeleton" aria-busy="true">
      {/* Holds the height: the pages' policy allows no style in an attribute. */}
      <svg width="1" height={height} aria-hidden="true" display="block" />
      <p className="sr-only" role="status">
        {label}
      </p>
    </div>
  );
}
