/** The order of the style layers. Inline, because builds put style sheets in an order of their own; its hash stands in the policy. */
export const LAYER_ORDER = "@layer base, parts, features, last;";
