import { Camera } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}
/**
 * Shape Detection API (https://wicg.github.io/shape-detection-api/): missing in the DOM's types, and in some
 * browsers.
 */
type DetectorClass = new (options: { formats: readonly string[] }) => Detector

const detectorClass = (window as Window & { BarcodeDetector?: DetectorClass }).BarcodeDetector
const LOOK_EVERY = 200

/** Button that reads the QR code of a prescription with the device's camera, where the browser supports that. */
export function CameraButton({ onRead }: { onRead: (text: string) => void }) {
  const { scan } = useTexts('pharmacies')
  const [isOpen, setOpen] = useState(false)
  if (!detectorClass || !('mediaDevices' in navigator)) return null
  return (
    <>
      <Button className="min-h-14 max-sm:flex-1" onClick={() => setOpen(true)}>
        <Camera aria-hidden className="size-5" strokeWidth={1.8} />
        {scan.camera}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={scan.cameraTitle}>
        <CameraPicture
          detector={new detectorClass({ formats: ['qr_code'] })}
          onRead={(text) => {
            setOpen(false)
            onRead(text)
          }}
        />
      </Dialog>
    </>
  )
}

function CameraPicture({ detector, onRead }: { detector: Detector; onRead: (text: string) => void }) {
  const { scan } = useTexts('pharmacies')
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const look = useEffectEvent(async () => {
    if (!video.current?.videoWidth) return
    // A camera picture without a readable code is ignored: the next picture follows.
    const [code] = await detector.detect(video.current).catch(() => [])
    if (code) onRead(code.rawValue)
  })
  useEffect(() => {
    const timer = setInterval(() => void look(), LOOK_EVERY)
    let stream: MediaStream | undefined
    let isOver = false
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (opened) => {
        stream = opened
        // The camera may have been closed before its stream opened.
        if (isOver) stop()
        else if (video.current) video.current.srcObject = opened
      },
      () => setFailed(true),
    )
    return () => {
      isOver = true
      clearInterval(timer)
      stop()
    }
  }, [])
  if (hasFailed) return <p role="alert">{scan.cameraFailed}</p>
  return (
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      className="aspect-square w-full rounded-card bg-sunk object-cover"
    />
  )
}
