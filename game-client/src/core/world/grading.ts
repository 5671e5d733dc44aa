import "./grading.css";

/** Class of the element that holds the canvas: it is lit and shaded like a picture, the interface over it is not. */
export const GRADED_STAGE = "graded-stage";
