"""The types of the titles' views as schemas of the OpenAPI document, from which the client's types are made."""

from typing import Any, get_args, get_origin, is_typeddict

from quadriga.engine.shape import fields_of, is_union

PLAIN = {str: "string", int: "integer", bool: "boolean", float: "number", type(None): "null"}


def add_view(schemas: dict[str, Any], title: str, shape: Any) -> None:
    """Add the view of a title, and all it is made of, by names that begin with the title's."""
    for one in get_args(shape) if is_union(shape) else (shape,):
        if is_typeddict(one):
            _reference(schemas, title.capitalize(), one)


def _reference(schemas: dict[str, Any], title: str, shape: Any) -> dict[str, Any]:
    name = title + shape.__name__
    if name not in schemas:
        schemas[name] = {}
        fields = fields_of(shape)
        schemas[name] = {
            "type": "object",
            "description": shape.__doc__ or "",
            "properties": {field: _schema(schemas, title, kind) for field, (kind, _) in fields.items()},
            "required": [field for field, (_, required) in fields.items() if required],
        }
    return {"$ref": f"#/components/schemas/{name}"}


def _schema(schemas: dict[str, Any], title: str, shape: Any) -> dict[str, Any]:
    if is_typeddict(shape):
        return _reference(schemas, title, shape)
    inner = [_schema(schemas, title, one) for one in get_args(shape)]
    origin = get_origin(shape)
    if origin is list:
        return {"type": "array", "items": inner[0]}
    if origin is dict:
        return {"type": "object", "additionalProperties": inner[1]}
    if origin is tuple:
        return {"type": "array", "prefixItems": inner, "minItems": len(inner), "maxItems": len(inner)}
    if is_union(shape):
        return {"anyOf": inner}
    return {"type": PLAIN[shape]} if shape in PLAIN else {}
