/** A canvas as a file of its own. Rejects where the browser can't write it. */
export async function pngOf(canvas: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("this browser cannot write a picture");
  return new File([blob], "diamond-valley.png", { type: "image/png" });
}

/** Whether the browser hands files on to other programs. */
export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** Hands a picture on. Whoever changes their mind has not failed; rejects for anything else. */
export async function sharePicture(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "AbortError") throw error;
  }
}

/** How long a browser may take to begin with a download, ms. */
const DOWNLOAD_BEGINS = 30_000;

/** Saves a picture where the browser keeps downloads. */
export function savePicture(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_BEGINS);
}
