"""The sample files for those who serve others, read by the programs they are for."""

import os
import re
import subprocess
import sys
from pathlib import Path

from server.parts import free_port

DEPLOY = Path(__file__).parent.parent.parent / "docs" / "deploy"


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """With a program that is there in the place of ours."""
    text = (DEPLOY / "quadriga.service").read_text()
    unit = tmp_path / "quadriga.service"
    assert "/opt/quadriga/bin/quadriga serve" in text
    unit.write_text(text.replace("/opt/quadriga/bin/quadriga", "/bin/true"))
    found = subprocess.run(["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True)
    ours = [line for line in (found.stdout + found.stderr).splitlines() if "quadriga" in line]
    assert (found.returncode, ours) == (0, [])
    unit.write_text(text.replace("/opt/quadriga/bin/quadriga", "/bin/true").replace("Type=exec", "Tipe=exec"))
    found = subprocess.run(["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True)
    assert "Tipe" in found.stdout + found.stderr


def test_the_unit_gives_options_that_there_are() -> None:
    """What it starts is a command line of ours."""
    text = re.sub(r"\\\n", "", (DEPLOY / "quadriga.service").read_text())
    (line,) = re.findall(r"^ExecStart=\S+ serve (.*)$", text, re.M)
    asked = [sys.executable, "-m", "quadriga", "serve", "--help"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "COLUMNS": "200"}
    said = subprocess.run(asked, env=environment, check=True, capture_output=True, text=True).stdout
    options = re.findall(r"--[a-z]+", line)
    assert "--workers" in options
    assert all(option in said for option in options)


def test_nginx_takes_the_site(tmp_path: Path) -> None:
    """With ports anybody may listen at, and a certificate of our own."""
    text = (DEPLOY / "nginx.conf").read_text()
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    new = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=play.example", "-days", "2"]
    subprocess.run([*new, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    text = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {key};", text)
    text = re.sub(r"ssl_certificate +/.*;", f"ssl_certificate {certificate};", text)
    for port in ("80", "443"):
        text = re.sub(rf"listen {port}\b", f"listen 127.0.0.1:{free_port()}", text)
        text = re.sub(rf"listen \[::\]:{port}\b.*;\n", "", text)
    (tmp_path / "site.conf").write_text(text)
    http = f"http {{ access_log off; include {tmp_path}/site.conf; }}"
    (tmp_path / "nginx.conf").write_text(f"pid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\n{http}\n")
    nginx = ["/usr/sbin/nginx", "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"), "-e", "stderr"]
    found = subprocess.run(nginx, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    assert "warn" not in found.stderr
